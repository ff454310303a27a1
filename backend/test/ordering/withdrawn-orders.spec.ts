import { newId } from '../../src/shared/ids';
import { returnsShop } from '../support/returns/returns-shop';
import { inCart, onSale } from '../support/shop/goods';
import { until } from '../support/until';

interface Withdrawal {
  _id: string;
  isCarriedOut: boolean;
  cancelled: { pieces: number; amount: number } | null;
  return: { _id: string; returnNumber: string; state: string } | null;
}

describe('an order whose shopper withdraws from the contract', () => {
  const world = returnsShop();
  const { shop, seller, sam, run, order, admin, details, setStatus, stockOf, paidOrder } = world;
  const { deliveredOrder, declare, read, arrive, settleAs, refunded, expectCleanBooks, editRules } = world;

  const email = async () => (await sam().client.get('/api/auth/check-auth')).body.user.email as string;
  const withdraw = async (orderId: string, given: object = {}) => {
    const { orderNumber } = await details(orderId);
    const _id = newId();
    const statement = { _id, name: 'Sam Shopper', email: await email(), orderNumber, ...given };
    const { status } = await shop().visitor().post('/api/shop/withdrawals', statement);
    expect(status).toBe(200);
    return _id;
  };
  const find = async (id: string): Promise<Withdrawal | undefined> =>
    (await admin().get('/api/admin/withdrawals/get?sort=newest')).body.data.find(
      ({ _id }: Withdrawal) => _id === id,
    );
  const carriedOut = async (id: string) => {
    await until(async () => (await find(id))?.isCarriedOut === true);
    return (await find(id))!;
  };
  /** Withdraws, and waits until the shop has acted. */
  const withdrawn = async (orderId: string) => carriedOut(await withdraw(orderId));
  const givenBack = (orderId: string, amount: number) =>
    until(async () => {
      const given = (await details(orderId)).refundList.filter(
        ({ state }: { state: string }) => state === 'given',
      );
      return (
        given.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0).toFixed(2) ===
        amount.toFixed(2)
      );
    });
  const pack = async (orderId: string, quantity: number, ...steps: string[]) => {
    const { variantId } = (await details(orderId)).cartItems[0];
    const { body } = await admin().post(`/api/admin/orders/${orderId}/parcels`, {
      pieces: [{ variantId, quantity }],
    });
    for (const step of steps) await admin().post(`/api/admin/parcels/${body.data.parcelId}/${step}`, {});
    return variantId as string;
  };
  const jobsAreDone = () =>
    until(async () => {
      const jobs = await run(
        `SELECT id FROM graphile_worker.jobs WHERE task_identifier ~ 'ordering:(match-withdrawal|withdraw-)'`,
      );
      return jobs.length === 0;
    });
  const returnsOf = async (orderId: string) =>
    (await admin().get(`/api/admin/returns/get?orderId=${orderId}`)).body.data;

  it('is cancelled and paid back when nothing was sent, also what was packed', async () => {
    const { orderId } = await paidOrder(3);
    const variantId = await pack(orderId, 1);
    expect(await withdrawn(orderId)).toMatchObject({ cancelled: { pieces: 3, amount: 268.5 }, return: null });
    await until(async () => (await details(orderId)).paymentStatus === 'refunded');
    expect(await details(orderId)).toMatchObject({ orderStatus: 'rejected', cancelReason: 'cancelled' });
    expect([await stockOf(variantId), await returnsOf(orderId)]).toEqual([12, []]);
    await expectCleanBooks();
  });

  it('comes back as a whole when it was delivered: without a reason, a fee or a window, and with its delivery', async () => {
    await editRules({ fee: 4.9 });
    const { orderId, variantId } = await deliveredOrder(2);
    await run(`UPDATE ordering.parcels SET delivered_at = now() - interval '60 days' WHERE order_id = $1`, [
      orderId,
    ]);
    const found = await withdrawn(orderId);
    await editRules({ fee: 0 });
    expect(found).toMatchObject({ cancelled: null, return: { state: 'declared' } });
    expect(found).toMatchObject({ period: { isInTime: false } });
    const { _id: id, returnNumber } = found.return!;
    const piece = { variantId, reason: null, judged: null };
    expect(await read(id)).toMatchObject({
      ...{ returnNumber, kind: 'withdrawal', state: 'declared', declaredBy: 'shopper', fee: 0, amount: 179 },
      ...{ pieces: [piece, piece], moneyDaysLeft: 14 },
    });
    const queue = await admin().get('/api/admin/returns/get?tab=waiting&kind=withdrawal');
    expect(queue.body.data).toMatchObject([{ _id: id }]);
    const refused = await sam().client.post(`${world.path(orderId)}/${id}/cancel`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'WITHDRAWAL_STANDS']);
    await arrive(id);
    const { answer, data } = await settleAs(id, 'sellable', 'damaged');
    expect([answer.status, data]).toMatchObject([200, { amount: 179, fee: 0 }]);
    await refunded(id);
    expect((await find(found._id))!.return).toMatchObject({ state: 'settled' });
    await expectCleanBooks();
  });

  it('is cancelled in part and comes back in part when it was half-sent', async () => {
    const { orderId } = await paidOrder(3);
    const variantId = await pack(orderId, 1, 'sent');
    await pack(orderId, 1);
    const found = await withdrawn(orderId);
    expect(found).toMatchObject({ cancelled: { pieces: 2, amount: 179 }, return: { state: 'declared' } });
    await givenBack(orderId, 179);
    expect((await read(found.return!._id)).pieces).toMatchObject([{ variantId }]);
    await arrive(found.return!._id);
    await settleAs(found.return!._id, 'sellable');
    await givenBack(orderId, 268.5);
    expect(await stockOf(variantId)).toBe(12);
    await expectCleanBooks();
  });

  it('stays as it is after a second withdrawal, which shows what the first led to', async () => {
    const { orderId } = await paidOrder(3);
    await pack(orderId, 1, 'sent', 'delivered');
    const first = await withdraw(orderId);
    const others = [await withdraw(orderId), await withdraw(orderId)];
    const [one, ...same] = await Promise.all([first, ...others].map(carriedOut));
    for (const { cancelled, return: returned } of same)
      expect({ cancelled, returned }).toEqual({ cancelled: one!.cancelled, returned: one!.return });
    expect(await returnsOf(orderId)).toHaveLength(1);
    await admin().post(`/api/admin/returns/${one!.return!._id}/cancel`, {});
    expect((await withdrawn(orderId)).return).toEqual({ ...one!.return, state: 'cancelled' });
    expect(await returnsOf(orderId)).toHaveLength(1);
    await givenBack(orderId, 179);
    await expectCleanBooks();
  });

  it('stays as it is when it was cancelled or refunded before', async () => {
    const { orderId } = await paidOrder();
    await setStatus(orderId, 'rejected');
    await until(async () => (await details(orderId)).paymentStatus === 'refunded');
    expect(await withdrawn(orderId)).toMatchObject({ cancelled: null, return: null });

    const { orderId: other, variantId } = await deliveredOrder(1);
    const refunds = `/api/admin/orders/${other}/refunds`;
    const wanted = { pieces: [{ variantId, quantity: 1 }], delivery: true };
    const { amount, left } = (await admin().post(`${refunds}/preview`, wanted)).body.data;
    const refund = { _id: newId(), reason: 'goodwill', ...wanted, amount, left };
    expect((await admin().post(refunds, refund)).status).toBe(201);
    await givenBack(other, 89.5);
    expect(await withdrawn(other)).toMatchObject({ cancelled: null, return: null });
    expect(await returnsOf(other)).toEqual([]);
    await expectCleanBooks();
  });

  it('keeps the return that already runs, and only its other pieces come back with the withdrawal', async () => {
    const { orderId, variantId } = await deliveredOrder(3);
    const { body } = await declare(orderId, [{ variantId, quantity: 1, reason: 'too-small' }]);
    const found = await withdrawn(orderId);
    expect((await read(found.return!._id)).pieces).toHaveLength(2);
    expect(await returnsOf(orderId)).toMatchObject([
      { _id: body.data._id, kind: 'return', state: 'declared' },
      { _id: found.return!._id, kind: 'withdrawal' },
    ]);
    await expectCleanBooks();
  });

  it('stays as it is while it is not paid, and when another address withdraws, until an admin assigns it', async () => {
    const { orderId } = await deliveredOrder(1);
    const { orderNumber } = await details(orderId);
    await inCart(sam(), await onSale(seller()), 1);
    const unpaid = (await order()).body.orderId as string;
    const waiting = await withdraw(unpaid);
    const foreign = await withdraw(orderId, { email: 'other@mail.test' });
    await jobsAreDone();
    expect(await details(unpaid)).toMatchObject({ orderStatus: 'pending', paymentStatus: 'pending' });
    for (const id of [waiting, foreign])
      expect(await find(id)).toMatchObject({ isCarriedOut: false, cancelled: null, return: null });
    expect(await returnsOf(orderId)).toEqual([]);
    await admin().put(`/api/admin/withdrawals/${foreign}/order`, { orderNumber });
    expect(await carriedOut(foreign)).toMatchObject({ return: { state: 'declared' } });
  });

  it('is dealt with once, however often the event is handled', async () => {
    const { orderId } = await paidOrder(2);
    await pack(orderId, 1, 'sent');
    const found = await withdrawn(orderId);
    for (const repeat of [1, 2])
      await run(
        `SELECT graphile_worker.add_job('ordering:withdraw-matched-order', json_build_object('withdrawalId', $1::text, 'orderId', $2::text,
           'at', '2026-01-01T00:00:00Z'), job_key => $3)`,
        [found._id, orderId, `repeat-${repeat}`],
      );
    await jobsAreDone();
    expect(await find(found._id)).toEqual(found);
    expect(await returnsOf(orderId)).toHaveLength(1);
    await givenBack(orderId, 89.5);
    await expectCleanBooks();
  });
});
