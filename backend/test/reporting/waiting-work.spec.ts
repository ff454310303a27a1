import { newId } from '../../src/shared/ids';
import { jeans, onSale } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';
import { addOrder } from '../support/shop/placed-orders';
import { returnsShop } from '../support/returns/returns-shop';

type Counts = Record<string, { count: number; isExact: boolean }>;

describe('the work that waits', () => {
  const {
    shop,
    seller,
    admin,
    sam,
    run,
    paidOrder,
    setStatus,
    details,
    deliveredOrder,
    declare,
    arrive,
    judge,
    read,
  } = returnsShop();

  const waiting = async (): Promise<{ work: Counts; reviewsSince: string }> =>
    (await admin().get('/api/admin/waiting-work')).body.data;

  const returned = async () => {
    const { orderId, variantId } = await deliveredOrder();
    const { body } = await declare(orderId, [{ variantId, quantity: 1 }]);
    await arrive(body.data._id);
    return body.data._id as string;
  };

  const holdFor = async (reason: string) => {
    const hold = `UPDATE ordering.orders SET held_for = $2, held_since = now() WHERE id = $1`;
    await inDatabase(shop(), hold, [await addOrder(shop()), reason]);
  };

  /** The plan of one is over, another is due in the last second of the shop's day, and a third when the next begins. */
  async function planDrafts(): Promise<void> {
    const midnight = `(date_trunc('day', now() AT TIME ZONE 'Europe/Lisbon') + interval '1 day') AT TIME ZONE 'Europe/Lisbon'`;
    const times = [`now() - interval '1 day'`, `${midnight} - interval '1 second'`, midnight, 'NULL'];
    for (const publishAt of times) {
      const draft = { ...jeans, title: 'Linen to come', state: 'draft' };
      const { body } = await admin().post('/api/admin/products/add', draft);
      await run(`UPDATE catalogue.products SET publish_at = ${publishAt} WHERE id = $1`, [body.data._id]);
    }
  }

  async function haveMuchToDo(): Promise<void> {
    const { orderId, productId } = await paidOrder();
    await setStatus(orderId, 'inShipping');
    const [{ _id: parcelId }] = (await details(orderId)).parcels;
    await admin().post(`/api/admin/parcels/${parcelId}/lost`, { remedy: 'send-again' });
    const late = await paidOrder();
    await run(
      `UPDATE ordering.orders SET delivery = jsonb_set(delivery, '{promised}', '{"from": "2020-01-01", "to": "2020-01-02"}') WHERE id = $1`,
      [late.orderId],
    );
    await returned();
    const judged = await returned();
    await judge(judged, [{ pieceId: (await read(judged)).pieces[0]._id, judged: 'sellable' }]);
    const old = await returned();
    await run(`UPDATE ordering.returns SET declared_at = declared_at - interval '40 days' WHERE id = $1`, [
      old,
    ]);
    const named = { name: 'Sam', orderNumber: 'HB-1', email: 'sam@mail.test' };
    expect(
      (
        await shop()
          .visitor()
          .post('/api/shop/withdrawals', { _id: newId(), ...named })
      ).status,
    ).toBe(200);
    await holdFor('refund-refused');
    await holdFor('disputed');
    await addOrder(shop(), { stage: 'in-review', status: 'pending' });
    const review = { productId, reviewMessage: 'Warm', reviewValue: 5 };
    expect((await sam().client.post('/api/shop/review/add', review)).status).toBe(201);
    await onSale(seller(), { title: 'Sold-out scarf', totalStock: 0 });
    await planDrafts();
    await run(
      `UPDATE mailing.mails SET status = 'failed', sent_at = NULL, reason = '550 mailbox unavailable' WHERE id = (SELECT id FROM mailing.mails ORDER BY id LIMIT 1)`,
      [],
    );
  }

  it('is counted, and each number opens as many rows', async () => {
    await haveMuchToDo();
    const { work, reviewsSince } = await waiting();
    const lists: [kind: string, list: string, rows: number][] = [
      ['toSend', 'orders/get?toSend=all', 2],
      ['late', 'orders/get?toSend=late', 1],
      ['toResend', 'orders/get?toSend=resend', 1],
      ['onHold', 'orders/get?held=yes', 2],
      ['refundsRefused', 'orders/get?held=refund-refused', 1],
      ['inReview', 'orders/get?payment=inReview', 1],
      ['returnsToJudge', 'returns/get?tab=arrived', 2],
      ['returnsToSettle', 'returns/get?tab=judged', 1],
      ['returnsLate', 'returns/get?tab=late', 1],
      ['withdrawals', 'withdrawals/get?state=open', 1],
      ['newReviews', `reviews/get?hidden=false&from=${reviewsSince}`, 1],
      ['failedMails', 'mails?status=failed', 1],
      ['soldOut', 'products/get?state=published&stock=soldOut', 1],
      ['draftsDue', 'products/get?planned=today', 2],
    ];
    for (const [kind, list, rows] of lists) {
      const { body } = await admin().get(`/api/admin/${list}`);
      expect([kind, work[kind], body.meta?.total]).toEqual([kind, { count: rows, isExact: true }, rows]);
    }
  });

  it('is shown to the staff only', async () => {
    expect((await shop().visitor().get('/api/admin/waiting-work')).status).toBe(401);
    expect((await (await shopper(shop())).client.get('/api/admin/waiting-work')).status).toBe(403);
  });
});
