import { ask } from '../http';

const orders = `${process.env.PAYPAL_BASE_URL}/v2/checkout/orders`;

export interface OpenedAtProvider {
  id: string;
  approvalUrl: string;
}

export interface Money {
  captureId: string;
  payerId: string;
}

export async function openAtProvider(
  orderId: string,
  title: string,
  cents: number,
): Promise<OpenedAtProvider> {
  const amount = { currency_code: 'USD', value: (cents / 100).toFixed(2) };
  const { text } = await ask({
    method: 'POST',
    url: orders,
    json: {
      intent: 'CAPTURE',
      purchase_units: [
        { invoice_id: orderId, amount, items: [{ name: title, quantity: '1', unit_amount: amount }] },
      ],
    },
  });
  const { id, links } = JSON.parse(text) as { id: string; links: { href: string }[] };
  return { id, approvalUrl: links[0]!.href };
}

export async function captureAtProvider(id: string): Promise<Money> {
  const { text } = await ask({ method: 'POST', url: `${orders}/${id}/capture`, json: {} });
  const { payer, purchase_units: units } = JSON.parse(text) as {
    payer: { payer_id: string };
    purchase_units: { payments: { captures: { id: string }[] } }[];
  };
  return { captureId: units[0]!.payments.captures[0]!.id, payerId: payer.payer_id };
}
