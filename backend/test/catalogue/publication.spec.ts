import document from '../../openapi.json';
import { cartOf, inCart, onSale, withAddress } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

/** No other word of the shop contains it. */
const title = 'Zyxwvut parka';

describe('the state of a product', () => {
  const shop = testShop({ SHOP_TIME_ZONE: 'Asia/Kathmandu' });
  let [seller, sam]: Person[] = [];
  beforeAll(async () => {
    [seller, sam] = [await admin(shop()), await shopper(shop())];
    await onSale(seller, { title: 'Seen parka' });
  });
  const aProduct = (more: object = {}) => onSale(seller!, { title, ...more });
  const become = (ids: string[], state: string, publishAt?: string) =>
    seller!.client.put('/api/admin/products/state', { ids, state, publishAt });
  const inAdmin = async (query: string) =>
    (await seller!.client.get(`/api/admin/products/get?${query}`)).body.data as {
      _id: string;
      state: string;
      publishAt: string | null;
    }[];
  const isInShop = async (id: string) =>
    (await shop().visitor().get(`/api/shop/products/get/${id}`)).status === 200;

  it('is published unless a client says otherwise', async () => {
    const id = await aProduct();
    expect(await isInShop(id)).toBe(true);
    expect(await inAdmin(`ids=${id}`)).toMatchObject([{ state: 'published', publishAt: null }]);
  });

  it('is changed by an admin alone', async () => {
    const body = { ids: [await aProduct()], state: 'draft' };
    expect((await sam!.client.put('/api/admin/products/state', body)).status).toBe(403);
  });

  it('is changed for all of the products or for none', async () => {
    const id = await aProduct();
    const { status } = await become([id, '00000000-0000-4000-8000-000000000000'], 'archived');
    expect([status, await isInShop(id)]).toEqual([404, true]);
  });

  it('filters, sorts and finds the products in the list of the admin', async () => {
    const [draft, archived] = [
      await aProduct({ title: 'Quagga coat', state: 'draft' }),
      await aProduct({ title: 'Quagga vest' }),
    ];
    await become([archived], 'archived');
    const ids = async (query: string) => (await inAdmin(query)).map(({ _id }) => _id);
    expect(await ids('q=quagga')).toEqual([archived, draft]);
    expect(await ids('q=quagga&sort=title-atoz&limit=1')).toEqual([draft]);
    expect(await ids('q=quagga&state=draft')).toEqual([draft]);
    expect(await ids('q=quagga&state=archived')).toEqual([archived]);
    expect(await ids('q=quagga&state=published')).toEqual([]);
    expect((await seller!.client.get(`/api/admin/products/get/${draft}`)).body.data.state).toBe('draft');
  });

  it('makes a draft as new as its publication', async () => {
    const newest = async () => {
      const { body } = await shop().visitor().get('/api/shop/products/get?category=kids&sortBy=newest');
      return (body.data as { _id: string }[]).map(({ _id }) => _id);
    };
    const kids = { category: 'kids' };
    const drafts = [await aProduct({ ...kids, state: 'draft' }), await aProduct({ ...kids, state: 'draft' })];
    const others = [await aProduct(kids), await aProduct(kids)];
    expect(await newest()).toEqual(others.toReversed());
    await become(drafts, 'published');
    expect(await newest()).toEqual([...drafts.toReversed(), ...others.toReversed()]);
    await become([others[0]!], 'archived');
    await become([others[0]!], 'published');
    expect(await newest()).toEqual([...drafts.toReversed(), ...others.toReversed()]);
  });

  it('lets an admin edit a draft as any other product', async () => {
    const id = await aProduct({ state: 'draft' });
    const { body } = await seller!.client.get(`/api/admin/products/get/${id}`);
    const edited = await seller!.client.put(`/api/admin/products/edit/${id}`, { ...body.data, price: 12 });
    expect(edited.body.data).toMatchObject({ price: 12, state: 'draft' });
    expect(await isInShop(id)).toBe(false);
  });

  it('takes an archived product out of carts, and leaves it in past orders', async () => {
    const id = await aProduct();
    await inCart(sam!, id);
    const addressId = await withAddress(sam!);
    const { body } = await sam!.client.post('/api/shop/order/create', { addressInfo: { addressId } });
    await become([id], 'archived');
    expect((await cartOf(sam!)).items).toEqual([]);
    expect((await inCart(sam!, id)).status).toBe(404);
    const order = await sam!.client.get(`/api/shop/order/details/${body.orderId}`);
    expect(order.body.data.cartItems).toMatchObject([{ title }]);
  });

  it('becomes published at a time of the shop, by a job', async () => {
    const id = await aProduct({ state: 'draft' });
    const [{ local }] = (await inDatabase<{ local: string }>(
      shop(),
      `SELECT to_char((now() + interval '2 seconds') AT TIME ZONE 'Asia/Kathmandu', 'YYYY-MM-DD"T"HH24:MI:SS') AS local`,
    )) as [{ local: string }];
    expect((await become([id], 'published', local)).status).toBe(200);
    await until(() => isInShop(id));
    expect(await inAdmin(`ids=${id}`)).toMatchObject([{ state: 'published', publishAt: null }]);
  });

  it('keeps its time of publication through a restart', async () => {
    const id = await aProduct({ state: 'draft' });
    const at = '2126-01-01T12:00:00.000Z';
    await become([id], 'published', at);
    await shop().restart();
    expect(await inAdmin(`ids=${id}`)).toMatchObject([{ state: 'draft', publishAt: at }]);
  });

  it.each([
    [{ state: 'sold' }],
    [{ state: 'draft', publishAt: '2026-11-25T09:30' }],
    [{ state: 'published', publishAt: 'tomorrow' }],
  ])('is refused where it makes no sense: %p', async (change) => {
    const { status } = await seller!.client.put('/api/admin/products/state', {
      ids: [await aProduct()],
      ...change,
    });
    expect(status).toBe(400);
  });

  describe('that is a draft', () => {
    let id: string;
    beforeAll(async () => {
      id = await onSale(seller!, { title: 'Hidden wqxzy anorak' });
      await inCart(sam!, id);
      await sam!.client.post('/api/shop/review/add', { productId: id, reviewValue: 5, reviewMessage: 'Hm' });
      await become([id], 'draft');
    });

    const valuesOf = (): Record<string, string> => ({
      id,
      productId: id,
      keyword: 'wqxzy',
      userId: sam!.id,
      slug: 'terms',
      version: '1',
      orderId: id,
      paymentId: id,
    });
    const reads = Object.entries<object>(document.paths)
      .filter(([path, methods]) => 'get' in methods && !path.startsWith('/api/admin/'))
      .map(([path]) => path);

    it('is in no search page, list or sitemap by another way: all reads are of the contract', () => {
      expect(reads.filter((path) => !/^\/(api|\.well-known)\//.test(path))).toEqual([]);
    });

    it.each(reads)('is in no response of %s', async (path) => {
      const values = valuesOf();
      const asked = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        if (values[name] === undefined) throw new Error(`${path} needs a value for ${name} here`);
        return values[name];
      });
      for (const client of [shop().visitor(), sam!.client]) {
        for (const query of ['', '?q=wqxzy&keyword=wqxzy', '?limit=100&sortBy=title-atoz']) {
          const response = await client.get(asked + query);
          const text = JSON.stringify(response.body ?? '');
          expect(text).not.toContain('wqxzy anorak');
          expect(text).not.toContain(id);
        }
      }
    });

    it('has no page', async () => {
      const { status, body } = await shop().visitor().get(`/shop/product/${id}`);
      expect(status === 200 && String(body).includes('wqxzy')).toBe(false);
    });

    it('takes no review, and is not related to others', async () => {
      const review = { productId: id, reviewValue: 4, reviewMessage: 'Still' };
      expect((await sam!.client.post('/api/shop/review/add', review)).status).toBe(404);
    });
  });
});
