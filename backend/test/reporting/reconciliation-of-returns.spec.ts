import { returnsShop } from '../support/returns/returns-shop';

describe('the reconciliation of returns', () => {
  const { run, check, settle, deliveredOrder, declare, arrive, judge, settleAs, refunded, read } =
    returnsShop();

  const declaredOf = async (pieces: number) => {
    const { orderId, variantId } = await deliveredOrder();
    const { body } = await declare(orderId, [{ variantId, quantity: pieces }]);
    return { orderId, id: body.data._id as string, number: body.data.returnNumber as string };
  };
  const settledAs = async (judged: string) => {
    const one = await declaredOf(1);
    await arrive(one.id);
    await settleAs(one.id, judged);
    if (judged !== 'kept') await refunded(one.id);
    return one;
  };
  const returns = {
    waiting: () => declaredOf(2),
    sellable: () => settledAs('sellable'),
    damaged: () => settledAs('damaged'),
    kept: () => settledAs('kept'),
  };
  const found = async (rule: string, orderId: string) => {
    const { discrepancies } = (await check())[rule];
    return discrepancies
      .filter((one: { orderId: string }) => one.orderId === orderId)
      .map(({ problem }: { problem: string }) => problem);
  };

  it('agree while pieces come back, and after each of them was judged', async () => {
    await declaredOf(2);
    const { id } = await declaredOf(2);
    await arrive(id);
    const [first] = (await read(id)).pieces;
    expect((await judge(id, [{ pieceId: first._id, judged: 'sellable' }])).status).toBe(200);
    for (const judged of ['sellable', 'damaged', 'kept', 'not-there']) {
      const one = await declaredOf(1);
      await arrive(one.id);
      await settleAs(one.id, judged);
    }
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  });

  const moreThanSent = (change: string) => `WITH one AS (
      SELECT p.* FROM ordering.return_pieces p WHERE p.return_id = $1 LIMIT 1)
    ${change}`;
  const extra = `'00000000-0000-4000-8000-000000000001'`;
  const job = `key = 'ordering:lapse-return:' || $1::text`;

  // Each plants a fault and takes it back.
  it.each<[string, keyof typeof returns, string, string, string]>([
    [
      'orders-parcels',
      'waiting',
      'has a line with 3 pieces that come back, and 2 were sent',
      moreThanSent(`INSERT INTO ordering.return_pieces (id, return_id, variant_id)
        SELECT ${extra}, return_id, variant_id FROM one`),
      `DELETE FROM ordering.return_pieces WHERE return_id = $1 AND id = ${extra}`,
    ],
    [
      'orders-parcels',
      'waiting',
      'has the return R-, which waits after its deadline',
      `UPDATE ordering.returns SET deadline = deadline - 1000 WHERE id = $1`,
      `UPDATE ordering.returns SET deadline = deadline + 1000 WHERE id = $1`,
    ],
    [
      'orders-parcels',
      'waiting',
      'has the return R-, which waits, and no job ends it',
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), attempts => max(max_attempts)::integer) FROM graphile_worker.jobs WHERE ${job}`,
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), attempts => 0) FROM graphile_worker.jobs WHERE ${job}`,
    ],
    [
      'orders-parcels',
      'damaged',
      'has the return R-, settled with $90.50, and a refund of $89.50',
      `UPDATE ordering.returns SET amount_cents = amount_cents + 100 WHERE id = $1`,
      `UPDATE ordering.returns SET amount_cents = amount_cents - 100 WHERE id = $1`,
    ],
    [
      'orders-parcels',
      'damaged',
      'has the return R-, settled with $0.00, and a refund of $89.50',
      `UPDATE ordering.returns SET amount_cents = 0 WHERE id = $1`,
      `UPDATE ordering.returns SET amount_cents = 8950 WHERE id = $1`,
    ],
    [
      'orders-parcels',
      'kept',
      'has the return R-, settled with $1.00, and no refund',
      `UPDATE ordering.returns SET amount_cents = 100 WHERE id = $1`,
      `UPDATE ordering.returns SET amount_cents = 0 WHERE id = $1`,
    ],
    [
      'parcels-stock',
      'sellable',
      'has a line with 0 pieces that are sellable again, and its movements restocked 1',
      `UPDATE ordering.return_pieces SET judged = 'damaged' WHERE return_id = $1`,
      `UPDATE ordering.return_pieces SET judged = 'sellable' WHERE return_id = $1`,
    ],
    [
      'parcels-stock',
      'damaged',
      'has a line with 1 pieces that are sellable again, and its movements restocked 0',
      `UPDATE ordering.return_pieces SET judged = 'sellable' WHERE return_id = $1`,
      `UPDATE ordering.return_pieces SET judged = 'damaged' WHERE return_id = $1`,
    ],
  ])('report by %s of a %s return: %s', async (rule, kind, problem, plant, undo) => {
    const { orderId, id, number } = await returns[kind]();
    await settle();
    await run(plant, [id]);
    const problems = await found(rule, orderId);
    await run(undo, [id]);
    expect(problems).toEqual([problem.replace('R-', number)]);
    expect(await found(rule, orderId)).toEqual([]);
  });
});
