import { checkouts } from '../support/shop/checkouts';
import { inCart, tee, withAddress } from '../support/shop/goods';
import { inDatabase, type Person, shopper } from '../support/shop/people';
import { tokenOf } from '../support/shop/checkouts';

interface Variant {
  _id: string;
  size: string;
  colour: string;
}

describe('the fit told by buyers', () => {
  const { shop, seller, sam, order, capture, payPal } = checkouts();
  let productId: string;
  let variants: Variant[];
  const plenty = { ...tee, variants: tee.variants.map((variant) => ({ ...variant, stock: 100 })) };
  beforeEach(async () => {
    const { body } = await seller().client.post('/api/admin/products/add', plenty);
    ({ _id: productId, variants } = body.data);
  });

  const idOf = (size: string, colour = 'Navy') =>
    variants.find((variant) => variant.size === size && variant.colour === colour)!._id;
  const buy = async (person: Person, ...variantIds: string[]) => {
    for (const variantId of variantIds) await inCart(person, productId, 1, variantId);
    const placed = await order(person, { addressInfo: { addressId: await withAddress(person) } });
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed, { by: person })).status).toBe(200);
  };
  const write = ({ client }: Person, fit?: object | null) =>
    client.post('/api/shop/review/add', { productId, reviewMessage: 'Warm.', reviewValue: 4, fit });
  const page = async () => (await shop().visitor().get(`/api/shop/review/${productId}`)).body;
  const shown = async () => (await page()).meta.fit;
  const own = async ({ client }: Person) => (await client.get(`/api/shop/review/fit/${productId}`)).body.data;
  const seen = async () => (await seller().client.get(`/api/admin/reviews/fit/${productId}`)).body.data;
  const hide = async (body: object) => {
    const { data } = (await seller().client.get(`/api/admin/reviews/get?product=${productId}`)).body;
    return seller().client.put(`/api/admin/reviews/hide/${data[0]._id}`, body);
  };

  it('is asked of who bought a size of it, and told with the review', async () => {
    expect(await own(sam())).toEqual({ pieces: [], told: null });
    await buy(sam(), idOf('S'), idOf('M'));
    const { pieces, told } = await own(sam());
    expect(told).toBeNull();
    expect(pieces.map(({ size }: Variant) => size).toSorted()).toEqual(['M', 'S']);
    expect(pieces).toContainEqual({ variantId: idOf('S'), size: 'S', colour: 'Navy' });

    expect((await write(sam(), { variantId: idOf('S'), fit: 'small' })).status).toBe(201);
    expect((await own(sam())).told).toEqual({ variantId: idOf('S'), fit: 'small' });
    expect((await page()).data).toMatchObject([{ fit: { size: 'S', fit: 'small' } }]);
  });

  it('is changed and taken back with the review; clients of 1.0.0 leave it', async () => {
    await buy(sam(), idOf('S'), idOf('M'));
    await write(sam(), { variantId: idOf('S'), fit: 'small' });
    await write(sam(), { variantId: idOf('M'), fit: 'large' });
    expect((await seen()).sizes).toMatchObject([
      { size: 'S', buyers: 0 },
      { size: 'M', buyers: 1, large: 1 },
    ]);
    await write(sam());
    expect((await own(sam())).told).toEqual({ variantId: idOf('M'), fit: 'large' });
    await write(sam(), null);
    expect((await own(sam())).told).toBeNull();
    expect((await page()).data).toMatchObject([{ fit: null }]);
    expect(await seen()).toMatchObject({ buyers: 0 });
  });

  it.each([
    ['a size that its author did not buy', () => ({ variantId: idOf('L'), fit: 'small' })],
    ['no variant of the shop', () => ({ variantId: productId, fit: 'small' })],
  ])('is refused for %s, and nothing of the review is kept', async (_, fit) => {
    await buy(sam(), idOf('S'));
    const { status, body } = await write(sam(), fit());
    expect([status, body]).toMatchObject([
      400,
      { code: 'NOT_BOUGHT', message: 'Choose a size that you bought here' },
    ]);
    expect((await page()).data).toEqual([]);
  });

  it('is not of a product that the shopper ordered and did not pay for', async () => {
    await inCart(sam(), productId, 1, idOf('S'));
    expect((await order()).status).toBe(201);
    expect((await own(sam())).pieces).toEqual([]);
    expect((await write(sam(), { variantId: idOf('S'), fit: 'small' })).status).toBe(400);
  });

  it('is not asked of a product without sizes', async () => {
    const plain = { ...plenty, options: undefined, variants: undefined };
    const { body } = await seller().client.post('/api/admin/products/add', plain);
    ({ _id: productId, variants } = body.data);
    await buy(sam(), variants[0]!._id);
    expect((await own(sam())).pieces).toEqual([]);
    expect((await write(sam(), { variantId: variants[0]!._id, fit: 'small' })).status).toBe(400);
  });

  it('is shown from ten buyers on, also per size, without hidden reviews', async () => {
    const told = [...Array(7).fill('right'), 'small', 'small', 'large'] as const;
    const last = told.length - 1;
    for (const [place, fit] of told.entries()) {
      if (place === last) expect(await shown()).toBeNull();
      const person = await shopper(shop());
      await buy(person, idOf('S', place % 2 === 0 ? 'Navy' : 'Red'));
      await write(person, { variantId: idOf('S', place % 2 === 0 ? 'Navy' : 'Red'), fit });
    }
    const shares = { buyers: 10, small: 20, right: 70, large: 10 };
    expect(await shown()).toEqual({ ...shares, sizes: [{ size: 'S', ...shares }] });
    await buy(sam(), idOf('M'));
    await write(sam(), { variantId: idOf('M'), fit: 'small' });
    expect(await shown()).toEqual({
      buyers: 11,
      small: 27,
      right: 64,
      large: 9,
      sizes: [{ size: 'S', ...shares }],
    });

    expect((await hide({ reason: 'Advertising' })).status).toBe(200);
    expect(await shown()).toMatchObject({ buyers: 10 });
    expect((await hide({})).status).toBe(200);
    expect(await shown()).toMatchObject({ buyers: 11 });
  });

  it('tells the admin what runs small, and how many say so', async () => {
    const count = (variantId: string, ...counts: number[]) =>
      inDatabase(shop(), 'INSERT INTO catalogue.fit_counts VALUES ($1, $2, $3, $4)', [variantId, ...counts]);
    await count(idOf('S'), 9, 0, 0);
    await count(idOf('S', 'Red'), 0, 7, 1);
    await count(idOf('L'), 1, 3, 5);
    expect(await seen()).toEqual({
      buyers: 26,
      small: 10,
      right: 10,
      large: 6,
      misfit: null,
      sizes: [
        { size: 'S', buyers: 17, small: 9, right: 7, large: 1, misfit: 'small' },
        { size: 'L', buyers: 9, small: 1, right: 3, large: 5, misfit: null },
      ],
    });
    await inDatabase(shop(), 'DELETE FROM catalogue.fit_counts WHERE variant_id = ANY($1)', [
      variants.map(({ _id }) => _id),
    ]);
  });

  it('is what only shoppers tell of themselves, and only admins count', async () => {
    const paths = [`/api/shop/review/fit/${productId}`, `/api/admin/reviews/fit/${productId}`];
    const statuses = async ({ client }: Pick<Person, 'client'>) =>
      Promise.all(paths.map(async (path) => (await client.get(path)).status));
    expect(await statuses({ client: shop().visitor() })).toEqual([401, 401]);
    expect(await statuses(sam())).toEqual([200, 403]);
    expect(await statuses(seller())).toEqual([403, 200]);
  });
});
