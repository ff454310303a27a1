import type { checkouts } from '../shop/checkouts';
import { PayPalClient, usd } from './paypal-client';

/** The demo's shop signs in with them. */
export const demoShop = { clientId: 'haberdash-demo', clientSecret: 'haberdash-demo-secret' };

/**
 * The shop's owner and buyers act on PayPal's own pages, without the shop.
 * @param capturesOf of `checkouts`
 */
export function payPalDashboard({ shop, payPal }: Pick<ReturnType<typeof checkouts>, 'shop' | 'payPal'>) {
  const captureOf = async (orderId: string) => {
    const found = (await payPal().ledger()).captures.find(({ invoiceId }) => invoiceId === orderId);
    return found!.id;
  };

  /** @param dollars all that is left, if it is not given */
  const refund = async (orderId: string, dollars?: string) => {
    const client = new PayPalClient(`${shop().url}/simulators/paypal`, demoShop);
    await client.signIn();
    const refunded = await client.refund(await captureOf(orderId), dollars ? { amount: usd(dollars) } : {});
    if (refunded.status !== 201) throw new Error(`PayPal refused: ${refunded.body.details[0]?.issue}`);
  };

  const dispute = async (orderId: string) => payPal().dispute(await captureOf(orderId));

  return { refund, dispute };
}
