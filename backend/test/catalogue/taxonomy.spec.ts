import { jeans, onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

interface MenuCategory {
  slug: string;
  name: string;
  parent: string | null;
}

describe('brands and categories', () => {
  const shop = testShop();
  let owner: Person;
  beforeAll(async () => {
    owner = await admin(shop());
  });
  const menu = async () => (await shop().visitor().get('/api/shop/menu')).body.data;
  const list = async (query: string) =>
    (await shop().visitor().get(`/api/shop/products/get?limit=50&${query}`)).body;
  const titlesIn = async (query: string) =>
    (await list(query)).data.map(({ title }: { title: string }) => title);
  const addBrand = (slug: string, name: string) => owner.client.post('/api/admin/brands', { slug, name });
  const addCategory = (slug: string, name: string, parent: string | null = null) =>
    owner.client.post('/api/admin/categories', { slug, name, parent });

  it('form the menu of the shop, with categories in display order', async () => {
    const { categories, brands } = await menu();
    expect(categories.map(({ slug }: MenuCategory) => slug)).toEqual([
      'men',
      'women',
      'kids',
      'accessories',
      'footwear',
    ]);
    expect(brands).toContainEqual({ _id: 'levi', slug: 'levi', name: "Levi's", logo: null });
  });

  it('stand in the order of letters without accents in the admin', async () => {
    for (const [slug, name] of [
      ['zest', 'Zest'],
      ['elan', 'Élan'],
    ] as const)
      await addBrand(slug, name);
    const names = (await owner.client.get('/api/admin/brands')).body.data.map(
      ({ name }: { name: string }) => name,
    );
    expect(names.indexOf('Élan')).toBeLessThan(names.indexOf('H&M'));
  });

  it('let a category be found together with those below it, and count for each level', async () => {
    await addCategory('garden', 'Garden');
    await addCategory('gloves', 'Gloves', 'garden');
    await addCategory('winter-gloves', 'Winter gloves', 'gloves');
    await addBrand('greenfinger', 'Green Finger');
    const sold = { brand: 'greenfinger', salePrice: 0 };
    await onSale(owner, { ...sold, title: 'Rose glove', category: 'gloves', price: 10 });
    await onSale(owner, { ...sold, title: 'Snow glove', category: 'winter-gloves', price: 20 });
    await onSale(owner, { ...sold, title: 'Apron', category: 'garden', price: 30 });

    expect(await titlesIn('category=garden')).toEqual(['Rose glove', 'Snow glove', 'Apron']);
    expect(await titlesIn('category=gloves')).toEqual(['Rose glove', 'Snow glove']);
    expect(await titlesIn('category=gloves&size=&brand=greenfinger')).toEqual(['Rose glove', 'Snow glove']);
    expect(await titlesIn('category=winter-gloves')).toEqual(['Snow glove']);
    const { meta } = await list('brand=greenfinger');
    expect(meta.facets.category).toEqual({ garden: 3, gloves: 2, 'winter-gloves': 1 });
    const found = await shop().visitor().get('/api/shop/search/green finger gloves?limit=10&category=garden');
    expect(found.body.data.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Rose glove',
      'Snow glove',
    ]);
  });

  it('follow a category that moves, in facets and in the search', async () => {
    await addCategory('attic', 'Attic');
    await addCategory('boxes', 'Boxes');
    await onSale(owner, { title: 'Hat box', category: 'boxes' });
    expect((await list('category=attic')).meta.total).toBe(0);
    const moved = await owner.client.put('/api/admin/categories/boxes', { name: 'Boxes', parent: 'attic' });
    expect(moved.body).toEqual({ success: true, message: 'Category updated successfully' });
    expect(await titlesIn('category=attic')).toEqual(['Hat box']);
    await until(async () => {
      const { data } = (await shop().visitor().get('/api/shop/search/attic?limit=5')).body;
      return data.length === 1;
    });
  });

  it('find products by the new name of a renamed brand', async () => {
    await addBrand('old-oak', 'Old Oak');
    await onSale(owner, { title: 'Walking stick', brand: 'old-oak' });
    await owner.client.put('/api/admin/brands/old-oak', { name: 'Silver Birch' });
    await until(async () => (await shop().visitor().get('/api/shop/search/birch')).body.data.length === 1);
    expect((await shop().visitor().get('/api/shop/search/oak')).body.data).toHaveLength(1);
  });

  it('cannot be deleted while they have products, and say how many', async () => {
    await addBrand('leaving', 'Leaving');
    await addCategory('closing', 'Closing');
    const id = await onSale(owner, { brand: 'leaving', category: 'closing' });
    expect((await owner.client.delete('/api/admin/brands/leaving')).body).toEqual({
      success: false,
      code: 'BRAND_IN_USE',
      message: 'This brand has 1 product. Give them another brand first.',
    });
    expect(await owner.client.delete('/api/admin/categories/closing')).toMatchObject({
      status: 409,
      body: { code: 'CATEGORY_IN_USE' },
    });
    await owner.client.delete(`/api/admin/products/delete/${id}`);
    expect((await owner.client.delete('/api/admin/brands/leaving')).status).toBe(200);
    expect((await owner.client.delete('/api/admin/categories/closing')).status).toBe(200);
    expect((await owner.client.delete('/api/admin/brands/leaving')).status).toBe(404);
  });

  it('are named by products only if they exist', async () => {
    for (const wrong of [{ brand: 'nobody' }, { category: 'nowhere' }]) {
      const [field] = Object.keys(wrong);
      const { status, body } = await owner.client.post('/api/admin/products/add', { ...jeans, ...wrong });
      expect([status, body.errors[0].path]).toEqual([400, field]);
    }
    expect((await list('category=nowhere')).data).toEqual([]);
  });

  it('are refused with a malformed or taken short name', async () => {
    for (const slug of ['', 'Acme', 'a b', '-a', 'a/b', 'x'.repeat(61)]) {
      expect((await addBrand(slug, 'Acme')).status).toBe(400);
      expect((await addCategory(slug, 'Acme')).status).toBe(400);
    }
    expect(await addBrand('levi', 'Levi')).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN' } });
    expect(await addCategory('men', 'Men')).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN' } });
  });

  it('refuse a fourth level and a category below itself', async () => {
    await addCategory('one', 'One');
    await addCategory('two', 'Two', 'one');
    await addCategory('three', 'Three', 'two');
    expect((await addCategory('four', 'Four', 'three')).body.code).toBe('TREE_TOO_DEEP');
    const below = await owner.client.put('/api/admin/categories/one', { name: 'One', parent: 'three' });
    expect(below.body.code).toBe('CATEGORY_BELOW_ITSELF');
    expect((await addCategory('stray', 'Stray', 'nowhere')).status).toBe(400);
  });

  it('keep the edit of another admin', async () => {
    await addBrand('shared', 'Shared');
    const edit = (name: string, version?: number) =>
      owner.client.put('/api/admin/brands/shared', { name, version });
    expect((await edit('First', 1)).status).toBe(200);
    expect(await edit('Second', 1)).toMatchObject({ status: 409, body: { code: 'STALE_BRAND' } });
    expect((await edit('Third')).status).toBe(200);
  });

  it('are reordered together with their siblings', async () => {
    await addCategory('north', 'North');
    await addCategory('oslo', 'Oslo', 'north');
    await addCategory('bergen', 'Bergen', 'north');
    const reorder = (slugs: string[]) =>
      owner.client.put('/api/admin/categories/order', { parent: 'north', slugs });
    expect((await reorder(['bergen', 'oslo'])).status).toBe(200);
    const { categories } = await menu();
    const below = categories.filter(({ parent }: MenuCategory) => parent === 'north');
    expect(below.map(({ slug }: MenuCategory) => slug)).toEqual(['bergen', 'oslo']);
    expect((await reorder(['bergen'])).body.code).toBe('CATEGORIES_CHANGED');
  });

  it('are changed by admins only, who leave an audit entry', async () => {
    const sam = await shopper(shop());
    const body = { slug: 'sneaky', name: 'Sneaky' };
    expect((await sam.client.post('/api/admin/brands', body)).status).toBe(403);
    expect((await shop().visitor().delete('/api/admin/categories/men')).status).toBe(401);
    await addBrand('audited', 'Audited');
    const { data } = (await owner.client.get('/api/admin/audit/get?subject=brand&subjectId=audited')).body;
    expect(data[0]).toMatchObject({ subject: 'brand', action: 'added', label: 'Audited' });
  });
});
