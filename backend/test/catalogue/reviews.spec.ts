import { inCart, onSale, withAddress } from '../support/shop/goods';
import { PayPalSimulatorControls } from '../support/paypal/paypal-simulator-controls';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('reviews', () => {
  const shop = testShop();
  let seller: Person;
  let sam: Person;
  let productId: string;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  beforeEach(async () => {
    sam = await shopper(shop());
    productId = await onSale(seller);
  });
  const write = (
    { client, id }: Person,
    reviewValue: unknown,
    reviewMessage: unknown = 'Fits.',
    more: object = {},
  ) =>
    client.post('/api/shop/review/add', {
      productId,
      userId: id,
      userName: 'The Queen',
      reviewMessage,
      reviewValue,
      ...more,
    });
  const reviews = async (query = '') =>
    (await shop().visitor().get(`/api/shop/review/${productId}${query}`)).body;
  const averages = async () => [
    (await shop().visitor().get(`/api/shop/products/get/${productId}`)).body.data.averageReview,
    (await shop().visitor().get('/api/shop/products/get?limit=100')).body.data.find(
      ({ _id: id }: { _id: string }) => id === productId,
    ).averageReview,
  ];

  it('show text and author, with the name of the session', async () => {
    expect(await reviews()).toEqual({
      success: true,
      data: [],
      meta: { total: 0, average: 0, stars: [0, 0, 0, 0, 0], fit: null, nextCursor: null },
    });
    expect(await write(sam, '4', '  Softens with you.  ')).toMatchObject({
      status: 201,
      body: { success: true, message: 'Review added successfully!' },
    });
    expect((await reviews()).data).toEqual([
      {
        _id: expect.any(String),
        productId,
        userId: sam.id,
        userName: 'Sam Shopper',
        reviewMessage: 'Softens with you.',
        reviewValue: 4,
        reviewDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        verifiedPurchase: false,
        reply: null,
        fit: null,
      },
    ]);
    expect(await averages()).toEqual([4, 4]);
  });

  it('are one per shopper: another replaces the first', async () => {
    await write(sam, 5);
    await write(sam, 2, 'It shrank.');
    const { data, meta } = await reviews();
    expect(data).toMatchObject([{ reviewValue: 2, reviewMessage: 'It shrank.' }]);
    expect(meta).toMatchObject({ total: 1, average: 2, stars: [0, 1, 0, 0, 0] });
  });

  it('have an exact average after concurrent changes', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => shopper(shop())));
    const all = people.flatMap((person, place) =>
      [1, 2, 3].map((round) => write(person, 1 + ((place * round) % 5))),
    );
    const responses = await Promise.all(all);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    const { data, meta } = await reviews();
    const values = data.map(({ reviewValue }: { reviewValue: number }) => reviewValue) as number[];
    expect(values).toHaveLength(9);
    expect(meta.stars).toEqual(
      [1, 2, 3, 4, 5].map((star) => values.filter((value) => value === star).length),
    );
    const exact = Math.round((values.reduce((sum, value) => sum + value, 0) / 9) * 100) / 100;
    expect([meta.average, ...(await averages())]).toEqual([exact, exact, exact]);
  });

  it('are paged newest first', async () => {
    for (const message of ['first', 'second', 'third']) await write(await shopper(shop()), 3, message);
    const paged: string[] = [];
    for (let cursor = ''; ;) {
      const { data, meta } = await reviews(`?limit=1${cursor}`);
      paged.push(data[0].reviewMessage);
      expect(meta.total).toBe(3);
      if (!meta.nextCursor) break;
      cursor = `&cursor=${meta.nextCursor}`;
    }
    expect(paged).toEqual(['third', 'second', 'first']);
  });

  it.each([
    ['highest', ['better', 'good', 'bad', 'worst']],
    ['lowest', ['worst', 'bad', 'good', 'better']],
  ])('are paged by their stars, the %s first', async (sortBy, messages) => {
    for (const [stars, message] of [
      [2, 'worst'],
      [3, 'bad'],
      [5, 'good'],
      [5, 'better'],
    ] as const)
      await write(await shopper(shop()), stars, message);
    const first = await reviews(`?limit=2&sortBy=${sortBy}`);
    const next = await reviews(`?limit=2&sortBy=${sortBy}&cursor=${first.meta.nextCursor}`);
    const said = [...first.data, ...next.data].map(({ reviewMessage }) => reviewMessage);
    expect(said).toEqual(messages);
    expect(next.meta.nextCursor).toBeNull();
  });

  it('are chosen by their stars, and counted as a whole', async () => {
    for (const stars of [5, 4, 5]) await write(await shopper(shop()), stars, `${stars} stars`);
    const { data, meta } = await reviews('?stars=4&sortBy=unknown');
    expect(data).toMatchObject([{ reviewMessage: '4 stars' }]);
    expect(meta).toMatchObject({ total: 3, stars: [0, 0, 0, 1, 2], nextCursor: null });
    expect((await shop().visitor().get(`/api/shop/review/${productId}?stars=6`)).status).toBe(400);
  });

  const order = async () => {
    const addressId = await withAddress(sam);
    await inCart(sam, productId);
    const { body } = await sam.client.post('/api/shop/order/create', { addressInfo: { addressId } });
    return body;
  };
  const pay = async ({ approvalURL, orderId }: { approvalURL: string; orderId: string }) => {
    const paymentId = new URL(approvalURL).searchParams.get('token')!;
    await new PayPalSimulatorControls(`${shop().url}/simulators/paypal`).decide(paymentId, 'approve');
    await sam.client.post('/api/shop/order/capture', { orderId, paymentId });
  };
  const isVerified = async () => (await reviews()).data[0].verifiedPurchase as boolean;

  it('can be requested by their author, while they are visible', async () => {
    const own = async ({ client }: Person) =>
      (await client.get(`/api/shop/review/own/${productId}`)).body.data;
    const kim = await shopper(shop());
    expect(await own(sam)).toBeNull();
    await write(sam, 4, 'Mine.');
    await write(kim, 2, 'Hers.');
    const [, mine] = (await reviews()).data;
    expect(await own(sam)).toEqual(mine);
    await seller.client.put(`/api/admin/reviews/hide/${mine._id}`, { reason: 'Looked into' });
    expect(await own(sam)).toBeNull();
    const nobody = await shop().visitor().get(`/api/shop/review/own/${productId}`);
    expect(nobody.status).toBe(401);
  });

  it('of a buyer are marked', async () => {
    await pay(await order());
    await write(sam, 5);
    await until(isVerified);
  });

  it('are marked as soon as their author buys, also after they were read', async () => {
    await write(sam, 5);
    const placed = await order();
    for (let reader = 0; reader < 3; reader++) expect(await isVerified()).toBe(false);
    await pay(placed);
    await until(isVerified);
  });

  it.each([
    [0, 'Bad'],
    [6, 'Great'],
    [2.5, 'Middling'],
    ['many', 'x'],
    [5, '   '],
    [5, 'x'.repeat(2001)],
    [5, 'null \u0000 character'],
    [5, { deep: 1 }],
    [null, 'x'],
  ])('are refused with %p stars and the text %j', async (value, message) => {
    const { status, body } = await write(sam, value, message);
    expect([status, body.success]).toEqual([400, false]);
    expect((await reviews()).data).toEqual([]);
  });

  it('require a signed-in shopper and an existing product', async () => {
    const kim = await shopper(shop());
    expect((await write(sam, 5, 'Fits.', { userId: kim.id })).status).toBe(403);
    expect((await write(seller, 5)).status).toBe(403);
    expect((await write({ client: shop().visitor(), id: sam.id }, 5)).status).toBe(401);
    await seller.client.delete(`/api/admin/products/delete/${productId}`);
    expect((await write(sam, 5)).status).toBe(404);
    expect((await shop().visitor().get(`/api/shop/review/${productId}`)).status).toBe(404);
  });

  it('have a reply of the shop below them, which is changed and taken back', async () => {
    await write(sam, 2, 'Too thin.');
    const [{ _id: id }] = (await reviews()).data;
    const reply = (body: object) => seller.client.put(`/api/admin/reviews/reply/${id}`, body);
    const shown = async () => (await reviews()).data[0].reply;

    expect((await reply({ text: '  Try the winter one. ' })).status).toBe(200);
    expect(await shown()).toEqual({ text: 'Try the winter one.', date: expect.stringMatching(/Z$/) });
    const { body } = await seller.client.get(`/api/admin/reviews/get?product=${productId}`);
    expect(body.data[0].reply).toEqual(await shown());
    expect((await reviews()).meta).toMatchObject({ total: 1, average: 2 });
    await write(sam, 3, 'Too thin for me.');
    expect((await shown()).text).toBe('Try the winter one.');
    await reply({ text: 'Try our winter one.' });
    expect((await shown()).text).toBe('Try our winter one.');
    expect((await reply({ text: ' ' })).status).toBe(400);
    expect((await reply({ text: 'x'.repeat(1001) })).status).toBe(400);
    await reply({});
    expect(await shown()).toBeNull();
    expect((await sam.client.put(`/api/admin/reviews/reply/${id}`, { text: 'Mine' })).status).toBe(403);
    expect((await seller.client.put(`/api/admin/reviews/reply/${productId}`, { text: 'x' })).status).toBe(
      404,
    );
  });

  it('can be hidden by an admin with a reason, and shown again', async () => {
    await write(sam, 1, 'Buy elsewhere!');
    await write(await shopper(shop()), 5);
    const all = async () => (await seller.client.get('/api/admin/reviews/get?limit=2')).body.data;
    const { _id: id } = (await all()).find(({ reviewValue }: { reviewValue: number }) => reviewValue === 1);
    const hide = (body: object) => seller.client.put(`/api/admin/reviews/hide/${id}`, body);

    expect((await hide({ reason: 'Advertising' })).status).toBe(200);
    expect((await reviews()).data).toMatchObject([{ reviewValue: 5 }]);
    expect(await averages()).toEqual([5, 5]);
    await write(sam, 2, 'Buy elsewhere, please!');
    expect((await reviews()).meta).toMatchObject({ total: 1, average: 5 });
    const { title, image } = (await shop().visitor().get(`/api/shop/products/get/${productId}`)).body.data;
    expect(await all()).toContainEqual(
      expect.objectContaining({
        _id: id,
        hidden: true,
        hiddenReason: 'Advertising',
        hiddenDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        reviewValue: 2,
        productTitle: title,
        productImage: image,
      }),
    );

    const idsOf = async (query: string) => {
      const { body } = await seller.client.get(`/api/admin/reviews/get?${query}`);
      return body.data.map((review: { _id: string }) => review._id) as string[];
    };
    expect(await idsOf('hidden=true')).toContain(id);
    expect(await idsOf('hidden=false')).not.toContain(id);
    expect((await seller.client.get('/api/admin/reviews/get?hidden=maybe')).status).toBe(400);

    expect((await hide({})).status).toBe(200);
    expect(await idsOf('hidden=true')).not.toContain(id);
    expect((await reviews()).meta).toMatchObject({ total: 2, average: 3.5 });
    expect((await sam.client.put(`/api/admin/reviews/hide/${id}`, {})).status).toBe(403);
    expect((await seller.client.put(`/api/admin/reviews/hide/${productId}`, {})).status).toBe(404);
  });
});
