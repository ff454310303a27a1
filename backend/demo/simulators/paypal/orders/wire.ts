import { shopCurrency } from '../../../../src/shared/currency/shop-currency';
import { Money } from '../../../../src/shared/money';
import type { CaptureRow } from './captures';
import type { OrderRow } from './orders';
import type { RefundRow } from './refund-row';

/** Where the simulator is reached: `api` by the shop's server, `path` is the same without its origin. */
export interface Addresses {
  api: string;
  path: string;
}

const amountOnTheWire = (cents: string) => ({
  currency_code: shopCurrency().code,
  value: Money.ofCents(Number(cents)).toString(),
});

export function orderOnTheWire(
  order: OrderRow,
  { capture, refunds }: { capture?: CaptureRow | undefined; refunds: RefundRow[] },
  at: Addresses,
) {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.created_at.toISOString(),
    payment_source: { paypal: order.payer_id === null ? {} : { account_id: order.payer_id } },
    ...(order.payer_id !== null && { payer: { payer_id: order.payer_id } }),
    purchase_units: [
      {
        ...order.purchase_unit,
        ...(capture && {
          payments: {
            captures: [captureOnTheWire(capture, order, at)],
            ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundOnTheWire(refund, at)) }),
          },
        }),
      },
    ],
    links: linksOf(order, at),
  };
}

/** Builds the response to a creation without `Prefer: return=representation`. */
export function orderInShort(order: OrderRow, at: Addresses) {
  return { id: order.id, status: order.status, links: linksOf(order, at) };
}

function captureOnTheWire(capture: CaptureRow, { purchase_unit }: OrderRow, at: Addresses) {
  return {
    ...captureInMessages(capture),
    custom_id: purchase_unit.custom_id,
    links: [{ rel: 'self', method: 'GET', href: `${at.api}/v2/payments/captures/${capture.id}` }],
  };
}

export function captureInMessages(capture: CaptureRow) {
  return {
    id: capture.id,
    status: statusOf(capture),
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: amountOnTheWire(capture.amount_cents),
    final_capture: true,
    invoice_id: capture.invoice_id ?? undefined,
    create_time: capture.created_at.toISOString(),
  };
}

/** The status has PayPal's names. */
export function statusOf(capture: CaptureRow) {
  if (capture.status !== 'COMPLETED') return capture.status;
  if (capture.refunded_cents === '0') return 'COMPLETED';
  return capture.refunded_cents === capture.amount_cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

export function refundOnTheWire(refund: RefundRow, at: Addresses) {
  return {
    id: refund.id,
    status: refund.status,
    ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: amountOnTheWire(refund.amount_cents),
    ...(refund.custom_id !== null && { custom_id: refund.custom_id }),
    links: [{ rel: 'up', method: 'GET', href: `${at.api}/v2/payments/captures/${refund.capture_id}` }],
  };
}

function linksOf(order: OrderRow, at: Addresses) {
  const self = { rel: 'self', method: 'GET', href: `${at.api}/v2/checkout/orders/${order.id}` };
  return order.status === 'PAYER_ACTION_REQUIRED' ? [self, payerActionLink(order, at)] : [self];
}

/** On the host that the buyer's browser already talks to, whatever name the shop's server has for it. */
function payerActionLink(order: OrderRow, at: Addresses) {
  const page = new URL(`${at.path}/checkoutnow`, order.return_url);
  page.searchParams.set('token', order.id);
  return { rel: 'payer-action', method: 'GET', href: page.href };
}
