import { openByLink, withLink } from '../support/guests/guest-buyer';
import { guests } from '../support/guests/guests';
import { inCart, withAddress } from '../support/shop/goods';
import { shopper } from '../support/shop/people';
import { until } from '../support/until';

describe('the links to an order of a guest, in the admin', () => {
  const { shop, seller, mails, paid, productId } = guests();

  const order = async (id: string) =>
    (await seller().client.get(`/api/admin/orders/details/${id}`)).body.data;
  const open = (token: string) => openByLink(shop(), token);
  const send = (id: string) => seller().client.post(`/api/admin/orders/${id}/links`, {});
  const revoke = (id: string) => seller().client.delete(`/api/admin/orders/${id}/links`);
  const fresh = (email: string) =>
    mails()
      .mailsTo(email)
      .filter(({ subject }) => /^Your new link/.test(subject));
  const confirmed = (email: string) =>
    until(async () =>
      mails()
        .mailsTo(email)
        .some(({ subject }) => /is confirmed/.test(subject)),
    );

  it('all stop working at once when they are revoked, and a fresh one opens the order', async () => {
    const [one, other] = [await paid(), await paid()];
    await confirmed(one.guest.email);
    expect((await order(one.orderId)).guestLinks).toEqual({ live: 2, lastDate: expect.any(String) });
    for (const message of ['No link opens the order any more', 'No link opened the order any more'])
      expect(await revoke(one.orderId)).toMatchObject({ status: 200, body: { success: true, message } });
    expect(await open(one.orderLink)).toMatchObject({ status: 404, body: { code: 'NO_SUCH_LINK' } });
    expect((await open(other.orderLink)).status).toBe(200);
    expect((await order(one.orderId)).guestLinks.live).toBe(0);

    expect((await send(one.orderId)).status).toBe(201);
    await until(async () => fresh(one.guest.email).length === 1);
    const [mail] = fresh(one.guest.email);
    expect(mail!.text).toContain('Here is a new link to your order');
    expect(mail!.text).not.toContain('Someone asked');
    const token = /\/shop\/order#([\w-]{43})/.exec(mail!.text)![1]!;
    expect((await open(token)).body.data._id).toBe(one.orderId);
    const { guestLinks, linkActions } = await order(one.orderId);
    expect(guestLinks.live).toBe(1);
    const by = { kind: 'admin', name: expect.any(String) };
    expect(linkActions).toEqual([
      { action: 'sent', by, at: expect.any(String) },
      { action: 'revoked', by, at: expect.any(String) },
    ]);
  });

  it('take the order with them from an account that had added it by one of them', async () => {
    const { orderId, orderLink } = await paid();
    const stranger = await shopper(shop());
    const opened = () => stranger.client.get(`/api/shop/order/details/${orderId}`);
    const claimed = await stranger.client.post('/api/shop/order/claim', {}, withLink(orderLink));
    expect([claimed.status, (await opened()).status]).toEqual([200, 200]);
    expect((await revoke(orderId)).status).toBe(200);
    expect((await opened()).status).toBe(404);
  });

  it('stay as they are when a fresh one is sent', async () => {
    const { orderId, orderLink, guest } = await paid();
    await send(orderId);
    await until(async () => fresh(guest.email).length === 1);
    expect((await open(orderLink)).status).toBe(200);
  });

  it('are joined by one fresh one, with one e-mail, when it is asked for several times at once', async () => {
    const { orderId, guest } = await paid();
    const responses = await Promise.all([send(orderId), send(orderId), send(orderId)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 429, 429]);
    const refused = await send(orderId);
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'LINK_SENT_LATELY' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await order(orderId)).linkActions).toHaveLength(1);
    await until(async () => fresh(guest.email).length > 0);
    expect(fresh(guest.email)).toHaveLength(1);
  });

  it('have buyers whom the list of customers marks and finds, as its export does', async () => {
    const { guest } = await paid();
    const sam = await shopper(shop());
    const customers = (query: string) => seller().client.get(`/api/admin/customers/${query}`);
    const listed = async (guests: string) =>
      (await customers(`get?guests=${guests}&limit=100`)).body.data as { email: string; isGuest: boolean }[];
    expect(await listed('true')).toContainEqual(
      expect.objectContaining({ email: guest.email, isGuest: true }),
    );
    const accounts = await listed('false');
    expect(accounts.some(({ isGuest }) => isGuest)).toBe(false);
    const both = (await customers(`get?ids=${sam.id}`)).body.data;
    expect(both).toMatchObject([{ _id: sam.id, isGuest: false }]);
    const { body } = await customers(`export?q=${encodeURIComponent(guest.email)}`);
    expect((body as string).trim().split('\n').at(-1)).toMatch(/,Guest$/);
  });

  it('are none where the buyer has an account', async () => {
    const sam = await shopper(shop());
    const addressId = await withAddress(sam);
    await inCart(sam, productId());
    const placed = await sam.client.post('/api/shop/order/create', { addressInfo: { addressId } });
    const { orderId } = placed.body;
    expect(await order(orderId)).toMatchObject({ guestLinks: null, linkActions: [] });
    for (const response of [await send(orderId), await revoke(orderId)])
      expect(response).toMatchObject({ status: 409, body: { code: 'NOT_OF_GUEST' } });
  });
});
