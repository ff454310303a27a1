import { newId } from '../../src/shared/ids';
import { aGuest, buyerIdOf, openByLink, withLink } from '../support/guests/guest-buyer';
import { guests } from '../support/guests/guests';
import { inDatabase, password, type Person, shopper } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import { until } from '../support/until';

describe('an order of a guest', () => {
  const { shop, seller, mails, filled, order, paid } = guests();
  const { address } = aGuest();

  it('is placed with an e-mail address and an address, and paid, without an account', async () => {
    const { captured, visitor, orderId, orderLink, guest } = await paid();
    expect(captured).toMatchObject({
      status: 200,
      body: {
        data: {
          ...{ _id: orderId, paymentStatus: 'paid', orderStatus: 'confirmed', userName: 'Gil Guest' },
          addressInfo: { address: '12 Needle Lane', recipient: 'Gil Guest' },
        },
      },
    });
    expect((await visitor.get('/api/shop/cart/get/visitor')).body.data.items).toEqual([]);
    const opened = await openByLink(shop(), orderLink);
    expect(opened.body.data).toMatchObject({ _id: orderId, shopperEmail: guest.email });
    const headers = withLink(orderLink);
    const details = await shop().visitor().ask(`/api/shop/order/details/${orderId}`, { headers });
    expect(details.body.data).not.toHaveProperty('shopperEmail');
    const [row] = await inDatabase(
      shop(),
      `SELECT o.is_guest, o.shopper_email, u.kind, u.password_hash, l.token_hash <> $2 AS hashed
         FROM ordering.orders o JOIN identity.users u ON u.id = o.shopper_id
              JOIN ordering.order_links l ON l.order_id = o.id WHERE o.id = $1`,
      [orderId, orderLink],
    );
    expect(row).toEqual({
      ...{ is_guest: true, shopper_email: guest.email, kind: 'guest', password_hash: null, hashed: true },
    });
  });

  it('is opened by its link alone: not by the cookie, another link or a revoked one', async () => {
    const [one, other] = [await paid(), await paid()];
    const details = (client: ShopClient, id: string, link?: string) =>
      client.ask(`/api/shop/order/details/${id}`, link === undefined ? {} : { headers: withLink(link) });
    const stranger = shop().visitor();
    expect((await details(stranger, one.orderId, one.orderLink)).status).toBe(200);
    expect((await details(one.visitor, one.orderId)).status).toBe(401);
    expect((await details(stranger, one.orderId, other.orderLink)).status).toBe(404);
    expect((await details(stranger, one.orderId, 'made-up')).body).toMatchObject({ code: 'NO_SUCH_LINK' });
    const sam = await shopper(shop());
    expect((await details(sam.client, one.orderId)).status).toBe(404);
    expect((await details(seller().client, one.orderId)).status).toBe(403);
    for (const path of ['returns', 'cancellations']) {
      const [id, body] = [one.orderId, { pieces: [] }];
      const call = path === 'returns' ? `${id}/returns/preview` : `cancellations/${id}/preview`;
      const refused = await stranger.post(`/api/shop/order/${call}`, body, withLink(other.orderLink));
      expect([call, [400, 404]]).toEqual([call, expect.arrayContaining([refused.status])]);
    }
    await inDatabase(shop(), 'UPDATE ordering.order_links SET revoked_at = now() WHERE order_id = $1', [
      one.orderId,
    ]);
    expect((await details(stranger, one.orderId, one.orderLink)).body).toMatchObject({
      code: 'NO_SUCH_LINK',
    });
  });

  it('is the same for an address that has an account', async () => {
    const [{ email }] = (await inDatabase<{ email: string }>(
      shop(),
      'SELECT email FROM identity.users WHERE id = $1',
      [(await shopper(shop())).id],
    )) as [{ email: string }];
    const [known, unknown] = [
      await order(await filled(), { email: email.toUpperCase(), address }),
      await order(await filled()),
    ];
    expect([known.status, Object.keys(known.body)]).toEqual([201, Object.keys(unknown.body)]);
  });

  it('is one order, however often it is requested', async () => {
    const visitor = await filled();
    const guest = aGuest();
    const responses = await Promise.all([1, 2, 3, 4].map(() => order(visitor, guest)));
    expect(new Set(responses.map(({ body }) => body.orderId)).size).toBe(1);
  });

  it.each([
    [undefined, 400],
    [{ address }, 400],
    [{ email: 'nobody', address }, 400],
    [{ email: 'gil@haberdash.test' }, 400],
    [{ email: 'gil@haberdash.test', address: { ...address, address: ' ' } }, 400],
    [{ email: 'gil@haberdash.test', address: { ...address, pincode: 'nowhere' } }, 400],
  ])('is refused with %j', async (guest, status) => {
    const visitor = await filled();
    const refused = await visitor.post('/api/shop/order/create', { guest });
    expect([refused.status, refused.body.success]).toEqual([status, false]);
    expect((await visitor.get('/api/shop/cart/get/visitor')).body.data.items).toHaveLength(1);
  });

  it('is refused to an address that is blocked', async () => {
    const { guest, orderId } = await paid();
    const buyerId = await buyerIdOf(shop(), orderId);
    await seller().client.put(`/api/admin/customers/block/${buyerId}`, { reason: 'fraud' });
    expect(await order(await filled(), guest)).toMatchObject({
      status: 403,
      body: { code: 'BUYER_REFUSED' },
    });
  });

  it('is bounded by the address: twenty unpaid ones within an hour, from any visitor', async () => {
    const guest = aGuest();
    for (let placed = 0; placed < 20; placed += 1)
      expect((await order(await filled(), guest)).status).toBe(201);
    expect(await order(await filled(), guest)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_UNFINISHED_PAYMENTS' },
    });
    expect((await order(await filled())).status).toBe(201);
  });

  it('joins an account that has its link, once it is paid', async () => {
    const { orderId, orderLink } = await paid();
    const sam = await shopper(shop());
    const claim = (person: Person, link: string) =>
      person.client.post('/api/shop/order/claim', {}, withLink(link));
    expect((await claim(sam, 'made-up')).status).toBe(404);
    expect((await claim(sam, orderLink)).status).toBe(200);
    expect((await sam.client.get(`/api/shop/order/list/${sam.id}`)).body.data).toMatchObject([
      { _id: orderId },
    ]);
    expect((await sam.client.get(`/api/shop/order/details/${orderId}`)).status).toBe(200);
    const kim = await shopper(shop());
    expect((await kim.client.get(`/api/shop/order/details/${orderId}`)).status).toBe(404);
    expect((await claim(kim, orderLink)).status).toBe(409);
    expect((await claim(sam, orderLink)).status).toBe(200);
    const unpaid = await order(await filled());
    expect((await claim(sam, unpaid.body.orderLink)).status).toBe(409);
  });

  it('is confirmed by an e-mail whose link opens it', async () => {
    const { orderId, guest } = await paid();
    await until(async () => mails().mailsTo(guest.email).length > 0);
    const [mail] = mails().mailsTo(guest.email);
    expect(mail!.text).not.toContain('/shop/account');
    const token = /\/shop\/order#([\w-]{43})/.exec(mail!.text)![1]!;
    expect((await openByLink(shop(), token)).body.data._id).toBe(orderId);
  });

  it('is opened by no e-mail of somebody else, whatever its sender writes', async () => {
    const { body } = await openByLink(shop(), (await paid()).orderLink);
    const path = `/shop/account/orders/${body.data.orderNumber}`;
    const email = 'mallory@mail.test';
    const declared = { _id: newId(), name: `Mallory ${path}`, orderNumber: path, email, text: path };
    expect((await shop().visitor().post('/api/shop/withdrawals', declared)).status).toBe(200);
    await until(async () => mails().mailsTo(email).length > 0);
    expect(JSON.stringify(mails().mailsTo(email))).not.toContain('/shop/order#');
  });

  it('is no order of the staff by its link, and the letter that they read has no token', async () => {
    const { orderId, orderLink, guest } = await paid();
    await until(async () => mails().mailsTo(guest.email).length > 0);
    const headers = withLink(orderLink);
    const opened = await seller().client.ask(`/api/shop/order/details/${orderId}`, { headers });
    expect(opened.status).toBe(403);
    const letters = async () =>
      inDatabase<{ letter: string }>(
        shop(),
        'SELECT letter FROM mailing.mails WHERE recipient = $1 AND letter IS NOT NULL',
        [guest.email],
      );
    await until(async () => (await letters()).length > 0);
    for (const { letter } of await letters()) expect(letter).not.toMatch(/order#[\w-]{20}/);
  });

  it('goes to the corrected address, and the order with the wrong one is replaced', async () => {
    const visitor = await filled();
    const [wrong, right] = [await order(visitor), await order(visitor)];
    expect(right.status).toBe(201);
    expect(right.body.orderId).not.toBe(wrong.body.orderId);
    const refused = await visitor.post(
      `/api/shop/order/pay/${wrong.body.orderId}`,
      {},
      withLink(wrong.body.orderLink),
    );
    expect(refused.status).toBe(409);
  });

  it('prices deliveries for the place that a visitor names', async () => {
    const visitor = await filled();
    const { body } = await visitor.get('/api/shop/checkout/delivery?country=US&postcode=97201');
    expect(body.data).toMatchObject({ subtotal: 40, offers: [{ total: 40 }] });
    expect((await shop().visitor().get('/api/shop/checkout/delivery?country=US')).status).toBe(409);
  });

  it('does not let the guest sign in', async () => {
    const { guest } = await paid();
    const { body } = await shop().visitor().post('/api/auth/login', { email: guest.email, password });
    expect(body.success).toBe(false);
  });
});
