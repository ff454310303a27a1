import { checkouts, tokenOf } from './checkouts';
import { inCart, onSale } from './goods';
import { inDatabase } from './people';
import { until } from '../until';

/** A shop that is reconciled when a test asks for it. */
export function reconciledShop(...given: Parameters<typeof checkouts>) {
  const world = checkouts(...given);
  const { shop, seller, sam, payPal, order, capture } = world;
  const run = (sql: string, parameters: unknown[] = []) =>
    inDatabase<{ id: string }>(shop(), sql, parameters);

  const read = async () => (await seller().client.get('/api/admin/books/get')).body.data;
  /** @returns the rules of a check that begins now */
  const check = async () => {
    const before = (await read()).last?.id;
    const { status, body } = await seller().client.post('/api/admin/books/check', {});
    expect([status, body.message]).toEqual([200, 'The check has begun']);
    await until(async () => {
      const { last, running } = await read();
      return running === null && last?.id !== before;
    });
    const { rules } = (await read()).last;
    return Object.fromEntries(rules.map((rule: { rule: string }) => [rule.rule, rule]));
  };
  const paidOrder = async (pieces = 2) => {
    const productId = await onSale(seller());
    await inCart(sam(), productId, pieces);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    return { orderId: placed.body.orderId as string, productId };
  };
  /** Waits for everything that follows from the last change. */
  const settle = async () => {
    await run(`UPDATE ordering.orders SET updated_at = now() - interval '11 minutes'`);
    await run(`UPDATE payments.payments SET updated_at = now() - interval '11 minutes'`);
  };

  return { ...world, run, read, check, paidOrder, settle };
}
