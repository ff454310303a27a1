import { newId } from '../../../src/shared/ids';
import { until } from '../until';
import type { TestShopOptions } from '../shop/test-shop';
import { reconciledShop } from '../shop/reconciled-shop';

/** @returns a shop in Lisbon with steps of returns; each test has a shopper of its own */
export function returnsShop(options: TestShopOptions = {}) {
  const world = reconciledShop({ LOG_LEVEL: 'error', SHOP_TIME_ZONE: 'Europe/Lisbon' }, options);
  const { seller, sam, run, check, paidOrder, settle } = world;
  const admin = () => seller().client;

  const details = async (id: string) => (await admin().get(`/api/admin/orders/details/${id}`)).body.data;
  const setStatus = (id: string, orderStatus: string) =>
    admin().put(`/api/admin/orders/update/${id}`, { orderStatus });
  const path = (orderId: string) => `/api/shop/order/${orderId}/returns`;
  const stockOf = async (variantId: string) => {
    const [row] = await run('SELECT stock AS id FROM catalogue.variants WHERE id = $1', [variantId]);
    return Number(row!.id);
  };
  /** Two pieces at $89.50, which the shopper has. */
  const deliveredOrder = async (pieces = 2) => {
    const { orderId, productId } = await paidOrder(pieces);
    await setStatus(orderId, 'delivered');
    const { variantId } = (await details(orderId)).cartItems[0];
    return { orderId, productId, variantId: variantId as string };
  };
  const preview = (orderId: string, pieces: object[]) =>
    sam().client.post(`${path(orderId)}/preview`, { pieces });
  const declare = async (orderId: string, pieces: object[], given: object = {}) => {
    const { body } = await preview(orderId, pieces);
    return sam().client.post(path(orderId), {
      _id: newId(),
      pieces,
      amount: body.data?.amount ?? 0,
      ...given,
    });
  };
  const ofOrder = async (orderId: string) => (await sam().client.get(path(orderId))).body.data;
  const read = async (id: string) => (await admin().get(`/api/admin/returns/${id}`)).body.data;
  const arrive = (id: string) => admin().post(`/api/admin/returns/${id}/arrived`, {});
  const judge = (id: string, pieces: object[]) =>
    admin().put(`/api/admin/returns/${id}/judgements`, { pieces });
  /** Judges the pieces of a return in their order, and settles what was shown. */
  const settleAs = async (id: string, ...judged: string[]) => {
    const { pieces } = await read(id);
    const judgements = judged.map((one, place) => ({ pieceId: pieces[place]._id, judged: one }));
    expect((await judge(id, judgements)).status).toBe(200);
    const { data } = (await admin().post(`/api/admin/returns/${id}/settle/preview`, {})).body;
    const { amount, left } = data;
    const answer = await admin().post(`/api/admin/returns/${id}/settle`, { amount, left });
    return { answer, data };
  };
  const refunded = (id: string, state = 'given') =>
    until(async () => (await read(id)).refund?.state === state);
  const expectCleanBooks = async () => {
    await settle();
    for (const [rule, result] of Object.entries(await check()))
      expect([rule, result]).toMatchObject([rule, { disagreeing: 0 }]);
  };
  const movements = (orderId: string) =>
    run(`SELECT cause AS id FROM catalogue.stock_movements WHERE order_id = $1`, [orderId]);
  const editRules = async (rules: object) => {
    const { data } = (await admin().get('/api/admin/return-rules')).body;
    const { status } = await admin().put('/api/admin/return-rules', { ...data, ...rules });
    expect(status).toBe(200);
  };
  return {
    ...world,
    ...{
      admin,
      details,
      setStatus,
      path,
      stockOf,
      deliveredOrder,
      preview,
      declare,
      ofOrder,
      read,
      arrive,
      judge,
    },
    ...{ settleAs, refunded, expectCleanBooks, movements, editRules },
  };
}
