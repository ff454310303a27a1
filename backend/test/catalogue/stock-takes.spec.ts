import { newId } from '../../src/shared/ids';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, inSizes, onSale, tee } from '../support/shop/goods';
import { inDatabase, staffWith } from '../support/shop/people';
import { until } from '../support/until';

const path = '/api/admin/stock-takes';

describe('a stock-take', () => {
  const { shop, seller, sam, order, capture, payPal } = checkouts();
  let productId: string;
  let variantOf: (name: string) => string;

  /** Sizes and SKUs have different orders. */
  const coded = (prefix = 'TEE') =>
    tee.variants.map((variant, place) => ({ ...variant, sku: `${prefix}-${[3, 1, 2, 4][place]}` }));
  beforeAll(async () => {
    await seller().client.post('/api/admin/brands', { slug: 'acme', name: 'Acme' });
    await seller().client.post('/api/admin/categories', { slug: 'hats', name: 'Hats' });
    await inSizes(seller(), { brand: 'acme', category: 'hats', variants: coded('HAT') });
  });
  beforeEach(async () => {
    await inDatabase(shop(), `UPDATE catalogue.variants SET sku = NULL WHERE sku LIKE 'TEE-%'`);
    ({ productId, variantOf } = await inSizes(seller(), { variants: coded() }));
  });

  const post = (route: string, body: object = {}) => seller().client.post(`${path}${route}`, body);
  const scope = () => ({ kind: 'filter', query: `ids=${productId}` });
  const opened = async (given: object = scope()) =>
    (await post('', { scope: given })).body.data._id as string;
  const count = (id: string, name: string, counted: number | null, by = seller()) =>
    by.client.put(`${path}/${id}/lines/${variantOf(name)}`, { counted });
  const found = async (id: string) => (await seller().client.get(`${path}/${id}`)).body.data;
  const linesOf = async (id: string, query = '') =>
    (await seller().client.get(`${path}/${id}/lines${query}`)).body.data;
  const booked = async (id: string) => {
    expect((await post(`/${id}/book`, { reason: 'Yearly count' })).status).toBe(200);
    await until(async () => (await found(id)).state === 'booked');
    return found(id);
  };
  const movementsOf = async (name: string) =>
    (await seller().client.get(`/api/admin/stock/get?variant=${variantOf(name)}`)).body.data;
  const shelfOf = async (name: string) => (await movementsOf(name))[0].stock as number;
  const bought = async (name: string, quantity: number) => {
    await inCart(sam(), productId, quantity, variantOf(name));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    return placed.body.orderId as string;
  };
  const stockMovedBy = (name: string) =>
    inDatabase<{ change: number }>(
      shop(),
      `SELECT change FROM catalogue.stock_movements WHERE variant_id = $1 AND cause = 'corrected'`,
      [variantOf(name)],
    );

  it.each([
    ['a brand', { kind: 'brand', slug: 'acme' }],
    ['a category', { kind: 'category', slug: 'hats' }],
    ['a filter of the list of products', { kind: 'filter', query: 'brand=acme&q=pocket' }],
  ])('lists the sizes of %s by their SKUs, and says before how many', async (_, given) => {
    expect((await post('/preview', { scope: given })).body.data).toEqual({ products: 1, variants: 4 });
    const id = await opened(given);
    expect(await found(id)).toMatchObject({ state: 'open', variants: 4, openedBy: 'Ada Admin' });
    const lines = await linesOf(id);
    expect(lines.map(({ sku }: { sku: string }) => sku)).toEqual(['HAT-1', 'HAT-2', 'HAT-3', 'HAT-4']);
    expect(lines[0]).toMatchObject({ title: 'Pocket tee', size: 'S', colour: 'Navy', counted: null });
  });

  it('books the difference as a correction with its reason, and a sale meanwhile is not lost', async () => {
    const id = await opened();
    const { body } = await count(id, 'L Navy', 8);
    expect(body.data).toEqual({ expected: 10, free: 10, held: 0, toSend: 0, earlier: null });
    await bought('L Navy', 3);
    expect(await found(id)).toMatchObject({
      figures: { counted: 1, different: 1, missingPieces: 2, missingValue: 40, surplusPieces: 0, booked: 0 },
    });
    expect(await booked(id)).toMatchObject({
      reason: 'Yearly count',
      closedBy: 'Ada Admin',
      figures: { booked: 1 },
    });
    expect((await movementsOf('L Navy'))[0]).toMatchObject({
      kind: 'corrected',
      change: -2,
      stock: 5,
      note: 'Yearly count',
      by: { kind: 'admin', name: 'Ada Admin' },
    });
    expect(await shelfOf('S Navy')).toBe(10);
  });

  it('expects what orders hold and what is sold but in no parcel: it is still on the shelf', async () => {
    const id = await opened();
    const orderId = await bought('L Navy', 2);
    await inCart(sam(), productId, 3, variantOf('L Navy'));
    await order();
    const expected = async () => (await count(id, 'L Navy', 10)).body.data;
    expect(await expected()).toMatchObject({ expected: 10, free: 5, held: 3, toSend: 2 });
    await seller().client.post(`/api/admin/orders/${orderId}/parcels`, {});
    expect(await expected()).toMatchObject({ expected: 8, free: 5, held: 3, toSend: 0 });
    await count(id, 'L Navy', 8);
    await booked(id);
    expect(await stockMovedBy('L Navy')).toEqual([]);
  });

  it('keeps the later count of a line, and tells who counted before', async () => {
    const id = await opened();
    const ben = await staffWith(shop(), { permissions: ['stock.read', 'stock.change'] });
    await count(id, 'L Navy', 8);
    expect((await count(id, 'L Navy', 9, ben)).body.data.earlier).toMatchObject({
      counted: 8,
      by: 'Ada Admin',
    });
    const [line] = await linesOf(id, '?filter=different');
    expect(line).toMatchObject({ counted: 9, expected: 10 });
    expect(line.countedBy).not.toBe('Ada Admin');
    await count(id, 'L Navy', null);
    expect(await linesOf(id, '?filter=uncounted')).toHaveLength(4);
  });

  it('books nothing twice: not by a second press, nor when another stock-take has booked the same', async () => {
    const [one, other] = [await opened(), await opened()];
    for (const id of [one, other]) await count(id, 'L Navy', 8);
    await count(other, 'S Navy', 11);
    const answers = await Promise.all([1, 2, 3].map(() => post(`/${one}/book`, { reason: 'Count' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await until(async () => (await found(one)).state === 'booked');
    expect(await booked(other)).toMatchObject({ figures: { booked: 2, refused: 1 } });
    expect(await stockMovedBy('L Navy')).toEqual([{ change: -2 }]);
    expect(await stockMovedBy('S Navy')).toEqual([{ change: 1 }]);
    const [line] = await linesOf(other, '?filter=refused');
    expect(line).toMatchObject({ isBooked: false, problem: expect.stringContaining('corrected after') });
  });

  it('says before the booking which line was corrected since, and books it once it is counted again', async () => {
    const id = await opened();
    await count(id, 'L Navy', 8);
    await seller().client.post('/api/admin/stock/removals', {
      _id: newId(),
      cause: 'written-off',
      pieces: [{ variantId: variantOf('L Navy'), quantity: 1 }],
    });
    const lineOf = async () => (await linesOf(id, '?code=TEE-3'))[0];
    expect(await lineOf()).toMatchObject({ problem: null });
    const { version } = (await seller().client.get(`/api/admin/products/get/${productId}`)).body.data;
    await seller().client.put('/api/admin/products/variants', {
      variants: [{ _id: variantOf('L Navy'), version, stock: 6, seenStock: 9 }],
    });
    expect(await lineOf()).toMatchObject({ problem: expect.stringContaining('Count it again') });
    await count(id, 'L Navy', 8);
    expect(await lineOf()).toMatchObject({ expected: 6, problem: null });
    await booked(id);
    expect(await shelfOf('L Navy')).toBe(8);
  });

  it('refuses a line of which more is missing than is for sale, and books the others', async () => {
    await bought('L Navy', 9);
    const id = await opened();
    await count(id, 'L Navy', 4);
    await count(id, 'S Navy', 12);
    expect(await booked(id)).toMatchObject({ figures: { booked: 2, refused: 1 } });
    expect([await shelfOf('L Navy'), await shelfOf('S Navy')]).toEqual([1, 12]);
    const [line] = await linesOf(id, '?filter=refused');
    expect(line.problem).toMatch(/orders wait/);
  });

  it('finds a line by its SKU or words', async () => {
    const id = await opened();
    expect(await linesOf(id, '?code=TEE-2')).toMatchObject([{ size: 'M' }]);
    expect(await linesOf(id, '?code=TEE')).toEqual([]);
    expect(await linesOf(id, '?q=tee-4')).toMatchObject([{ colour: 'Red' }]);
  });

  it('is abandoned without a booking, and closed for good', async () => {
    const id = await opened();
    await count(id, 'L Navy', 1);
    expect((await post(`/${id}/abandon`)).status).toBe(200);
    const refused = [
      await count(id, 'L Navy', 2),
      await post(`/${id}/book`, { reason: 'x' }),
      await post(`/${id}/abandon`),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('STOCK_TAKE_IS_CLOSED'));
    expect(await stockMovedBy('L Navy')).toEqual([]);
    const { data } = (await seller().client.get(`${path}?state=abandoned&limit=1`)).body;
    expect(data).toMatchObject([{ _id: id, state: 'abandoned', closedBy: 'Ada Admin' }]);
  });

  it('refuses what cannot be counted', async () => {
    const codeOf = async (call: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await call;
      return [status, body.code];
    };
    const id = await opened();
    const elsewhere = await onSale(seller());
    expect(await codeOf(post('', { scope: { kind: 'brand', slug: 'unknown' } }))).toEqual([
      400,
      'NOTHING_TO_COUNT',
    ]);
    expect(await codeOf(post('', { scope: { kind: 'filter', query: 'colour=red&x=1' } }))).toEqual([
      400,
      'MALFORMED_LIST_QUERY',
    ]);
    expect(await codeOf(post(`/${id}/book`, { reason: 'Count' }))).toEqual([409, 'NOTHING_COUNTED']);
    expect((await found(id)).state).toBe('open');
    expect(await codeOf(seller().client.put(`${path}/${id}/lines/${elsewhere}`, { counted: 1 }))).toEqual([
      404,
      'NO_SUCH_LINE',
    ]);
    expect((await count(id, 'L Navy', -1)).status).toBe(400);
    expect((await post(`/${newId()}/abandon`)).status).toBe(404);
  });

  it('is for staff who may change stock', async () => {
    const reader = await staffWith(shop(), { permissions: ['stock.read'] });
    const id = await opened();
    expect((await reader.client.get(`${path}/${id}`)).status).toBe(200);
    expect((await count(id, 'L Navy', 1, reader)).status).toBe(403);
    expect((await sam().client.get(path)).status).toBe(403);
  });
});
