import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jeans, onSale } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { productImports } from '../support/catalogue/product-imports';
import { testShop } from '../support/shop/test-shop';

const page = {
  route: 'product/:slug',
  scripts: [],
  styles: '',
  skeleton: '',
  requests: [
    { path: '/api/shop/products/get/:slug' },
    { path: '/api/shop/review/:id', query: { limit: '10' } },
  ],
};

describe('the slug of a product', () => {
  const root = join(tmpdir(), `haberdash-product-slugs-${process.pid}`);
  beforeAll(async () => {
    const [shell, remote] = [join(root, 'frontend-shell', 'dist'), join(root, 'frontend-shop', 'dist')];
    for (const folder of [shell, remote]) await mkdir(folder, { recursive: true });
    await writeFile(
      join(shell, 'remotes.json'),
      JSON.stringify([
        {
          name: 'shop',
          manifest: '/remotes/shop/mf-manifest.json',
          audience: ['shopper'],
          visitorPages: ['/shop/product'],
        },
      ]),
    );
    await writeFile(
      join(shell, 'index.html'),
      '<!doctype html><head><!--# head -->\n<!--# end of head --></head><body><div id="root"></div></body>',
    );
    await writeFile(join(remote, 'pages.json'), JSON.stringify({ entry: 'shop.js', pages: [page] }));
  });
  afterAll(() => rm(root, { recursive: true }));
  const shop = testShop({ SERVE_FRONTENDS: root, VISITORS: 'browse' });
  let shopAdmin: Person;
  beforeAll(async () => {
    shopAdmin = await admin(shop());
  });

  const open = async (named: string, query = '') => {
    const response = await fetch(`${shop().url}/shop/product/${named}${query}`, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const inShop = async (named: string) =>
    (await shop().visitor().get(`/api/shop/products/get/${named}`)).body.data;
  const rename = (id: string, slug: string, more: object = {}) =>
    shopAdmin.client.put(`/api/admin/products/edit/${id}`, { ...jeans, slug, ...more });

  it.each([
    ['Đầm dài', 'dam-dai'],
    ['ŁÓDŹ', 'lodz'],
    ['Straßenjacke', 'strassenjacke'],
    ['Платье летнее', 'plate-letnee'],
    ['Καλοκαιρινό φόρεμα', 'kalokairino-forema'],
  ])('of %s is in Latin letters', async (title, slug) => {
    expect((await inShop(await onSale(shopAdmin, { title }))).slug).toBe(slug);
  });

  it('follows from the title unless the admin chooses it', async () => {
    expect((await inShop(await onSale(shopAdmin, { title: 'Café & Crème, “Été”' }))).slug).toBe(
      'cafe-and-creme-ete',
    );
    expect((await inShop(await onSale(shopAdmin, { title: '帽子' }))).slug).toBe('product');
    expect(
      (await inShop(await onSale(shopAdmin, { title: '0199c6a0-0000-7000-8000-000000000000' }))).slug,
    ).toBe('product-0199c6a0-0000-7000-8000-000000000000');
    const body = { ...jeans, slug: 'the-blue-ones' };
    expect((await shopAdmin.client.post('/api/admin/products/add', body)).body.data.slug).toBe(
      'the-blue-ones',
    );
  });

  it('stays when the title changes', async () => {
    const id = await onSale(shopAdmin, { title: 'Boot cut' });
    await rename(id, '', { title: 'Boot cut jeans' });
    expect((await inShop(id)).slug).toBe('boot-cut');
  });

  it.each(['Not-lower', 'two--hyphens', 'a slash/', '0199c6a0-0000-7000-8000-000000000000'])(
    'is not %s',
    async (slug) => {
      const { status, body } = await rename(await onSale(shopAdmin), slug);
      expect([status, body.errors[0].path]).toEqual([400, 'slug']);
    },
  );

  it('is refused when it leads to another product already; the refusal names the product', async () => {
    const [coat, cape] = [
      await onSale(shopAdmin, { title: 'Duffel coat' }),
      await onSale(shopAdmin, { title: 'Rain cape' }),
    ];
    await rename(coat, 'duffel', { title: 'Duffel coat' });
    const taken = await rename(cape, 'duffel');
    expect([taken.status, taken.body]).toMatchObject([
      409,
      {
        code: 'SLUG_TAKEN',
        message: '“duffel” is the address of “Duffel coat”. Choose another one.',
        errors: [{ path: 'slug' }],
      },
    ]);
    const earlier = await rename(cape, 'duffel-coat');
    expect(earlier.body.message).toBe('“duffel-coat” was an address of “Duffel coat”. Choose another one.');
    expect(await inShop(cape)).toMatchObject({ slug: 'rain-cape', title: 'Rain cape' });
  });

  it('is in an export, and an import changes it as the admin does', async () => {
    const { applied, check, uploadPicture } = productImports(() => shopAdmin);
    const id = await onSale(shopAdmin, { title: 'Storm cape' });
    const other = await onSale(shopAdmin, { title: 'Rain hat' });
    const { body: file } = await shopAdmin.client.get('/api/admin/products/export?q=storm%20cape');
    expect(file).toMatch(/^product_id,title,slug,/);
    expect(file).toContain(`${id},Storm cape,storm-cape,`);

    await applied(`product_id,slug\n${id},poncho-of-rain\n${other},\n`);
    expect((await open('storm-cape')).headers.get('location')).toBe('/shop/product/poncho-of-rain');
    expect((await inShop(other)).slug).toBe('rain-hat');
    const boots = `Rain boots,poncho,Dry.,men,levi,${await uploadPicture()},20,published`;
    await applied(`title,slug,description,category,brand,image,price,state\n${boots}\n`);
    expect((await inShop('poncho')).title).toBe('Rain boots');
    const { body: trail } = await shopAdmin.client.get(
      `/api/admin/audit/get?subject=product&subjectId=${id}`,
    );
    expect(trail.data[0]).toMatchObject({
      before: { slug: 'storm-cape' },
      after: { slug: 'poncho-of-rain' },
    });

    const { body } = await check(`product_id,slug\n${other},storm-cape\n${id},Not a slug\n`);
    expect(body.data.errors).toEqual([
      {
        row: 2,
        column: 'slug',
        message: '“storm-cape” was an address of “Storm cape”. Choose another one.',
      },
      { row: 3, column: 'slug', message: expect.stringContaining('must be lower-case letters') },
    ]);
  });

  it('is in the address of the page; earlier slugs and the id are redirected there', async () => {
    const id = await onSale(shopAdmin, { title: 'Wrap dress' });
    await rename(id, 'green-wrap-dress', { title: 'Wrap dress' });
    for (const named of [id, id.toUpperCase(), 'wrap-dress']) {
      const { status, headers } = await open(named, '?colour=Green');
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
        301,
        '/shop/product/green-wrap-dress?colour=Green',
        'public, no-cache',
      ]);
    }
    const { status, body } = await open('green-wrap-dress');
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${shop().url}/shop/product/green-wrap-dress">`);
    expect(body).toContain('data-response="/api/shop/products/get/green-wrap-dress"');
    expect(body).toContain(`data-response="/api/shop/review/${id}?limit=10"`);
  });

  it('finds the product in the API, as its id and its earlier slugs do', async () => {
    const id = await onSale(shopAdmin, { title: 'Pea coat' });
    await rename(id, 'sailor-coat', { title: 'Pea coat' });
    for (const named of [id, 'pea-coat', 'sailor-coat'])
      expect(await inShop(named)).toMatchObject({ _id: id, slug: 'sailor-coat' });
  });

  it('of a draft leads nowhere', async () => {
    const body = { ...jeans, title: 'Secret gown', state: 'draft' };
    const { data } = (await shopAdmin.client.post('/api/admin/products/add', body)).body;
    expect(data.slug).toBe('secret-gown');
    for (const named of [data._id, 'secret-gown']) {
      expect((await open(named)).status).toBe(404);
      expect((await shop().visitor().get(`/api/shop/products/get/${named}`)).status).toBe(404);
    }
  });

  it('is in the audit trail when it changes', async () => {
    const id = await onSale(shopAdmin, { title: 'Pleated skirt' });
    await rename(id, 'skirt-with-pleats', { title: 'Pleated skirt' });
    const { body } = await shopAdmin.client.get(`/api/admin/audit/get?subject=product&subjectId=${id}`);
    expect(JSON.stringify(body.data)).toContain('skirt-with-pleats');
    expect(JSON.stringify(body.data)).toContain('pleated-skirt');
  });
});
