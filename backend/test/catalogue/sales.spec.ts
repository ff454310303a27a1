import { cartOf, inCart, inSizes, onSale, tee } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

interface Previewed {
  _id: string;
  title: string;
  price: number;
  reduced: number | null;
  lowestPrice: number | null;
  leftOut: string | null;
  saleName: string | null;
}

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString();

describe('sales', () => {
  const shop = testShop({ SHOP_TIME_ZONE: 'Asia/Kathmandu' });
  let [ada, ben, sam]: Person[] = [];
  let [shoe, boot]: string[] = [];
  beforeAll(async () => {
    ada = await admin(shop());
    ben = await admin(shop());
    sam = await shopper(shop());
    await ada.client.post('/api/admin/brands', { slug: 'acme', name: 'Acme' });
    await ada.client.post('/api/admin/categories', { slug: 'garden', name: 'Garden' });
    await ada.client.post('/api/admin/categories', { slug: 'gloves', name: 'Gloves', parent: 'garden' });
    shoe = await onSale(ada, { title: 'Garden shoe', category: 'garden', price: 59.5, salePrice: 0 });
    boot = await onSale(ada, { title: 'Glove', category: 'gloves', brand: 'acme', price: 30, salePrice: 0 });
    await inSizes(ada, { ...tee, title: 'Garden tee', category: 'garden' });
    await ada.client.post('/api/admin/collections', { slug: 'picks', title: 'Our picks', products: [shoe] });
  });

  const garden = { kind: 'category', slug: 'garden' };
  const picks = { kind: 'collection', slug: 'picks' };
  const plan = (body: object, by = ada!) =>
    by.client.post('/api/admin/sales', {
      name: 'Winter',
      target: garden,
      rule: { percent: 20, ending: 99 },
      endsAt: tomorrow(),
      ...body,
    });
  const added = async (body: object) => {
    const response = await plan(body);
    expect(response.status).toBe(201);
    return response.body.data._id as string;
  };
  const found = async (id: string) => (await ada!.client.get(`/api/admin/sales/${id}`)).body.data;
  const stop = (id: string) => ada!.client.post(`/api/admin/sales/${id}/stop`, {});
  const stopped = async (id: string) => {
    expect((await stop(id)).status).toBe(200);
    await until(async () => (await found(id)).variantsInForce === 0);
  };
  const shown = async (id: string) => {
    const { body } = await shop().visitor().get(`/api/shop/products/get/${id}`);
    const { price, salePrice, lowestPrice } = body.data;
    return [price, salePrice, lowestPrice];
  };
  const preview = async (body: object = {}) => {
    const response = await ada!.client.post('/api/admin/sales/preview', {
      target: garden,
      rule: { percent: 20, ending: 99 },
      endsAt: tomorrow(),
      ...body,
    });
    expect(response.status).toBe(200);
    return response.body.data as {
      variants: Previewed[];
      next: string | null;
      counts: object;
      others: object[];
    };
  };

  it('are planned by admins alone', async () => {
    expect((await plan({}, sam)).status).toBe(403);
  });

  it('reduce a collection at their start, in cart and lists, and end by themselves', async () => {
    await inCart(sam!, shoe!);
    const id = await added({ target: picks });
    await until(async () => (await found(id)).isReduced);
    expect(await shown(shoe!)).toEqual([59.5, 46.99, 59.5]);
    expect((await cartOf(sam!)).items).toMatchObject([{ price: 59.5, salePrice: 46.99 }]);
    expect(await found(id)).toMatchObject({
      name: 'Winter',
      state: 'running',
      target: { kind: 'collection', slug: 'picks', name: 'Our picks' },
      rule: { percent: 20, ending: 99, price: null },
      products: 1,
      variants: 1,
    });
    const [{ local }] = (await inDatabase<{ local: string }>(
      shop(),
      `SELECT to_char((now() + interval '2 seconds') AT TIME ZONE 'Asia/Kathmandu', 'YYYY-MM-DD"T"HH24:MI:SS') AS local`,
    )) as [{ local: string }];
    const { startsAt } = await found(id);
    const shorter = {
      name: 'Winter',
      target: picks,
      rule: { percent: 20, ending: 99 },
      startsAt,
      endsAt: local,
    };
    expect((await ada!.client.put(`/api/admin/sales/${id}`, shorter)).status).toBe(200);
    await until(async () => (await found(id)).state === 'ended');
    await until(async () => (await shown(shoe!))[1] === 0);
    expect(await shown(shoe!)).toEqual([59.5, 0, undefined]);
    expect((await cartOf(sam!)).items).toMatchObject([{ price: 59.5, salePrice: 0 }]);
  });

  it('stand in the history of prices as what changed them', async () => {
    const id = await added({ target: { kind: 'brand', slug: 'acme' }, rule: { price: 19.9 } });
    await until(async () => (await shown(boot!))[1] === 19.9);
    await stopped(id);
    const [variant] = await inDatabase<{ id: string }>(
      shop(),
      `SELECT id FROM catalogue.variants WHERE product_id = '${boot}'`,
    );
    const { body } = await ada!.client.get(`/api/admin/prices/get?variant=${variant!.id}`);
    const sale = { _id: id, name: 'Winter' };
    expect(body.data).toMatchObject([
      { salePrice: 0, sale, by: { kind: 'shop', name: null } },
      { salePrice: 19.9, sale, by: { kind: 'shop', name: null } },
      { salePrice: 0, by: { kind: 'admin' } },
    ]);
    expect(body.data[2]).not.toHaveProperty('sale');
  });

  it('reduce what a filter of the list of products shows', async () => {
    const target = { kind: 'filter', query: 'brand=acme&state=draft,published&sort=oldest' };
    const id = await added({ target });
    await until(async () => (await found(id)).isReduced);
    expect(await found(id)).toMatchObject({ target: { ...target, slug: null, ids: null }, products: 1 });
    await stopped(id);
    const drafts = await preview({ target: { kind: 'filter', query: 'brand=acme&state=draft' } });
    expect(drafts.variants).toEqual([]);
    const response = await plan({ target: { kind: 'filter', query: 'stock=some' } });
    expect([response.status, response.body.code]).toEqual([400, 'MALFORMED_LIST_QUERY']);
  });

  it('are stopped before their end, and then no more', async () => {
    const id = await added({});
    await until(async () => (await found(id)).isReduced);
    expect((await shown(boot!))[1]).toBe(23.99);
    await stopped(id);
    await until(async () => (await shown(boot!))[1] === 0);
    expect((await found(id)).state).toBe('stopped');
    expect((await stop(id)).body).toMatchObject({ success: false, code: 'SALE_IS_OVER' });
    expect((await ada!.client.delete(`/api/admin/sales/${id}`)).body.code).toBe('SALE_IS_NOT_PLANNED');
  });

  it('keep their time through a restart, and are deleted before they start', async () => {
    const id = await added({ startsAt: inAnHour() });
    await shop().restart();
    expect((await found(id)).state).toBe('planned');
    expect((await stop(id)).body.code).toBe('SALE_HAS_NOT_STARTED');
    expect((await ada!.client.delete(`/api/admin/sales/${id}`)).status).toBe(200);
    expect((await ada!.client.get(`/api/admin/sales/${id}`)).status).toBe(404);
  });

  it('are listed, the latest start first, by state and name', async () => {
    const id = await added({ name: 'Midsummer', startsAt: inAnHour() });
    const names = async (query: string) =>
      (await ada!.client.get(`/api/admin/sales?${query}`)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect((await names(''))[0]).toBe('Midsummer');
    expect(await names('q=midsum&state=planned')).toEqual(['Midsummer']);
    expect(await names('state=running')).toEqual([]);
    await ada!.client.delete(`/api/admin/sales/${id}`);
  });

  it('tell the second of two admins who saved first, and when', async () => {
    const id = await added({ startsAt: inAnHour() });
    const { version } = await found(id);
    const edit = (by: Person, name: string) =>
      by.client.put(`/api/admin/sales/${id}`, {
        name,
        target: garden,
        rule: { percent: 30 },
        startsAt: inAnHour(),
        endsAt: tomorrow(),
        version,
      });
    expect((await edit(ben!, 'By Ben')).status).toBe(200);
    const refused = await edit(ada!, 'By Ada');
    expect([refused.status, refused.body.code]).toEqual([409, 'STALE_SALE']);
    expect(refused.body.message).toMatch(/^Ada Admin saved this sale at \d\d:\d\d\. Reload to see it\.$/);
    const deletion = await ada!.client.delete(`/api/admin/sales/${id}?version=${version}`);
    expect([deletion.status, deletion.body.code]).toEqual([409, 'STALE_SALE']);
    expect((await found(id)).name).toBe('By Ben');
    await ada!.client.delete(`/api/admin/sales/${id}`);
  });

  describe('before they are saved', () => {
    it('show each price with the lowest of 30 days, and how many there are', async () => {
      const { variants, counts, next, others } = await preview();
      const byTitle = (title: string) => variants.filter((variant) => variant.title === title);
      expect(byTitle('Garden shoe')).toMatchObject([{ price: 59.5, reduced: 46.99, lowestPrice: 46.99 }]);
      expect(byTitle('Garden tee')).toHaveLength(4);
      expect([counts, next, others]).toEqual([
        { products: 3, variants: 3, leftOut: 3, isExact: true },
        null,
        [],
      ]);
    });

    it('say why a variant is left out, and which sales have the same time', async () => {
      const id = await added({ name: 'First', target: picks });
      await until(async () => (await found(id)).isReduced);
      const { variants, others } = await preview({ rule: { price: 20 } });
      const reasons = variants.map(({ title, price, leftOut, saleName }) => [
        title,
        price,
        leftOut,
        saleName,
      ]);
      expect(reasons).toEqual(
        expect.arrayContaining([
          ['Garden shoe', 59.5, 'other-sale', 'First'],
          ['Glove', 30, null, null],
          ['Garden tee', 20, 'not-lower', null],
        ]),
      );
      expect((await preview({ rule: { price: 16 } })).variants).toEqual(
        expect.arrayContaining([expect.objectContaining({ title: 'Garden tee', leftOut: 'lower-price' })]),
      );
      expect(others).toMatchObject([{ _id: id, name: 'First' }]);
      expect((await preview({ saleId: id })).others).toEqual([]);
      await stopped(id);
    });
  });

  it.each([
    ['without a percentage or a price', { rule: {} }],
    ['with both', { rule: { percent: 20, price: 20 } }],
    ['with a price that ends otherwise', { rule: { price: 20, ending: 99 } }],
    ['of more than 90 percent', { rule: { percent: 91 } }],
    ['of an unknown collection', { target: { kind: 'collection', slug: 'nothing' } }],
    ['of nothing', { target: { kind: 'products', ids: [] } }],
    ['without a name', { name: ' ' }],
    ['that ends before it starts', { startsAt: tomorrow(), endsAt: inAnHour() }],
    ['that is over', { startsAt: '2020-01-01T00:00', endsAt: '2020-01-02T00:00' }],
    ['that ends some day', { endsAt: 'some day' }],
  ])('are refused %s', async (_, body) => {
    expect((await plan(body)).status).toBe(400);
  });
});

describe("the admin's list of products", () => {
  const shop = testShop();
  let ada: Person;
  beforeAll(async () => {
    ada = await admin(shop());
    const ids = [
      await onSale(ada, { title: 'Rake', price: 30, salePrice: 20 }),
      await onSale(ada, { title: 'Spade', price: 40, salePrice: 0 }),
      await onSale(ada, { title: 'Hoe', category: 'kids', price: 40, salePrice: 0 }),
    ];
    const body = { slug: 'picks', title: 'Our picks', products: ids.slice(0, 2) };
    await ada.client.post('/api/admin/collections', body);
    const rule = { slug: 'reduced', title: 'Reduced', rule: { category: ['men'], onSale: true } };
    await ada.client.post('/api/admin/collections', rule);
    await ada.client.put('/api/admin/products/state', { ids: [ids[1]], state: 'draft' });
  });

  it.each([
    ['collection=picks', ['Rake']],
    ['collection=reduced', ['Rake']],
    ['collection=reduced,picks', ['Rake']],
    ['collection=nothing', []],
    ['onSale=yes', ['Rake']],
    ['onSale=no', ['Hoe', 'Spade']],
    ['onSale=no,yes', ['Hoe', 'Spade', 'Rake']],
    ['onSale=no&state=published', ['Hoe']],
    ['collection=picks&onSale=no', []],
  ])('is filtered by collections and by sale prices: %s', async (query, titles) => {
    const { body } = await ada.client.get(`/api/admin/products/get?${query}`);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(titles);
  });
});
