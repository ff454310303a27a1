import { newId } from '../../src/shared/ids';
import type { Permission } from '../../src/shared/access/permission';
import { inCart, onSale } from '../support/shop/goods';
import { type Person, staffWith } from '../support/shop/people';
import { reconciledShop } from '../support/shop/reconciled-shop';

const selling: Permission[] = ['orders.read', 'orders.change', 'orders.ship', 'returns.judge'];

/** An order has two pieces of $89.50, delivered for nothing. */
describe('refunds by staff', () => {
  const { shop, seller, sam, paidOrder, payPal, order } = reconciledShop({ LOG_LEVEL: 'error' });

  let packer: Person;
  let support: Person;
  beforeAll(async () => {
    packer = await staffWith(shop(), { permissions: selling });
    support = await staffWith(shop(), { permissions: [...selling, 'refunds.give'], refundLimitCents: 8_950 });
  });

  const details = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const setStatus = (id: string, orderStatus: string, { client } = seller()) =>
    client.put(`/api/admin/orders/update/${id}`, { orderStatus });
  const takenBack = async (id: string) => {
    const { captures } = await payPal().ledger();
    return Number(captures.find(({ invoiceId }) => invoiceId === id)!.refunded);
  };
  const aPaidOrder = async () => {
    const { orderId: id } = await paidOrder();
    const { cartItems, totalAmount } = await details(id);
    const variantId = cartItems[0].variantId as string;
    return { id, total: totalAmount as number, pieces: (quantity: number) => [{ variantId, quantity }] };
  };
  const expectUntouched = async (id: string) => {
    expect(await details(id)).toMatchObject({ paymentStatus: 'paid', refundList: [], cancellations: [] });
    expect(await takenBack(id)).toBe(0);
  };
  const beyond = (words: string) => [
    403,
    { success: false, code: 'REFUND_BEYOND_ROLE', message: `${words}. Ask an owner of the shop` },
  ];
  const withoutRefunds = beyond("Your role doesn't allow you to give money back");
  const beyondLimit = beyond('Your role allows you to give back at most $89.50 at once');

  it('are not given by rejecting a paid order, unless the role allows refunds', async () => {
    const { id } = await aPaidOrder();
    const { status, body } = await setStatus(id, 'rejected', packer);
    expect([status, body]).toEqual(withoutRefunds);
    expect((await details(id)).orderStatus).toBe('confirmed');
    await expectUntouched(id);
  });

  it('are refused to a packer in each call that gives them, with words', async () => {
    const { id, pieces, total } = await aPaidOrder();
    const calls = ['refunds', 'refunds/preview', 'cancellations', 'cancellations/preview'];
    for (const call of calls) {
      const given = { _id: newId(), pieces: pieces(1), amount: 89.5, left: total, reason: 'returned' };
      const { status, body } = await packer.client.post(`/api/admin/orders/${id}/${call}`, given);
      expect([status, body.code]).toEqual([403, 'PERMISSION_MISSING']);
    }
    await expectUntouched(id);
  });

  it('are refused above the limit of a role, however the money would go back', async () => {
    const { id, pieces, total } = await aPaidOrder();
    const refund = { _id: newId(), pieces: pieces(2), reason: 'returned', amount: total, left: total };
    const answers = [
      await setStatus(id, 'rejected', support),
      await support.client.post(`/api/admin/orders/${id}/refunds`, refund),
      await support.client.post(`/api/admin/orders/${id}/cancellations`, {
        ...{ _id: newId(), pieces: pieces(2), refund: total },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => beyondLimit));
    await expectUntouched(id);
  });

  it('are given up to the limit, to the cent', async () => {
    const { id, pieces, total } = await aPaidOrder();
    const refund = { _id: newId(), pieces: pieces(1), reason: 'returned', amount: 89.5, left: total };
    const { status } = await support.client.post(`/api/admin/orders/${id}/refunds`, refund);
    expect(status).toBe(201);
    expect((await details(id)).refundList).toMatchObject([{ amount: 89.5 }]);
  });

  it('are not given by settling a return above the limit', async () => {
    const { id, pieces } = await aPaidOrder();
    await setStatus(id, 'delivered');
    const given = { _id: newId(), kind: 'return', pieces: pieces(2) };
    await support.client.post(`/api/admin/orders/${id}/returns`, given);
    await support.client.post(`/api/admin/returns/${given._id}/arrived`, {});
    const { data } = (await support.client.get(`/api/admin/returns/${given._id}`)).body;
    const judged = (data.pieces as { _id: string }[]).map(({ _id }) => ({
      pieceId: _id,
      judged: 'sellable',
    }));
    await support.client.put(`/api/admin/returns/${given._id}/judgements`, { pieces: judged });
    const seen = (await support.client.post(`/api/admin/returns/${given._id}/settle/preview`, {})).body.data;
    const settle = ({ client }: Person) =>
      client.post(`/api/admin/returns/${given._id}/settle`, { amount: seen.amount, left: seen.left });
    const { status, body } = await settle(support);
    expect([status, body]).toEqual(beyondLimit);
    await expectUntouched(id);
    expect((await settle(seller())).body).toMatchObject({ success: true });
  });

  it('do not stop the rejection of an order that nobody has paid', async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order(sam());
    const id = placed.body.orderId as string;
    expect((await setStatus(id, 'rejected', packer)).status).toBe(200);
  });
});
