import { aPage } from '../support/shop/shop-content';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the pages of a shop', () => {
  const shop = testShop();
  let ada: Person;
  beforeAll(async () => (ada = await admin(shop())));

  const shown = (slug: string, query = '') => shop().visitor().get(`/api/shop/pages/${slug}${query}`);
  const add = (page: object) => ada.client.post('/api/admin/pages', page);
  const edit = (slug: string, page: object) => ada.client.put(`/api/admin/pages/${slug}`, page);
  const remove = (slug: string) => ada.client.delete(`/api/admin/pages/${slug}`);
  let counter = 0;
  const added = async (given: object = {}) => {
    const page = { ...aPage(), slug: `story-${(counter += 1)}`, ...given };
    expect((await add(page)).status).toBe(201);
    return page;
  };

  it('exist from the beginning where the shop links to them, and promise nothing', async () => {
    const { body } = await ada.client.get('/api/admin/pages');
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual([
      ...['imprint', 'terms', 'privacy', 'delivery', 'returns', 'contact', 'size-guide'],
    ]);
    expect(body.data[0]).toMatchObject({ isWellKnown: true, version: 1, by: { kind: 'shop', name: null } });
    expect((await shown('size-guide')).body.data.html).toContain('laid flat');
    expect((await shown('imprint')).body.data).toMatchObject({
      title: 'Imprint',
      html: '<p>This shop has not published its imprint yet.</p>\n',
      version: 1,
      latestVersion: 1,
    });
  });

  it('are public, and cached only as long as they hold', async () => {
    const { status, headers, body } = await shown('delivery');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect(body.data.html).toContain('<h2>Track your order</h2>');
  });

  it('show an edit at once, and keep the older versions', async () => {
    const page = await added();
    const saved = await edit(page.slug, { ...page, version: 1, title: 'Our beginnings', body: '# Thread' });
    expect(saved).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    expect((await shown(page.slug)).body.data).toMatchObject({
      title: 'Our beginnings',
      html: '<h2>Thread</h2>\n',
      version: 2,
      latestVersion: 2,
    });
    expect((await shown(page.slug, '?version=1')).body.data).toMatchObject({
      title: 'Our story',
      html: '<p>It began with a <strong>needle</strong>.</p>\n',
      version: 1,
      latestVersion: 2,
    });
  });

  it('tell an admin when each version was saved, and by whom', async () => {
    const page = await added();
    await edit(page.slug, { ...page, version: 1, body: 'Again' });
    const { body } = await ada.client.get(`/api/admin/pages/${page.slug}/versions`);
    expect(body.data).toEqual(
      [2, 1].map((version) => ({
        version,
        title: 'Our story',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        by: { kind: 'admin', name: 'Ada Admin' },
      })),
    );
    const first = await ada.client.get(`/api/admin/pages/${page.slug}/versions/1`);
    expect(first.body.data).toMatchObject({ body: page.body, html: expect.stringContaining('needle') });
  });

  it('refuse an edit that is based on an older version', async () => {
    const page = await added();
    await edit(page.slug, { ...page, version: 1, body: 'Mine' });
    const late = await edit(page.slug, { ...page, version: 1, body: 'Yours' });
    expect(late).toMatchObject({ status: 409, body: { success: false, code: 'STALE_PAGE' } });
    expect((await shown(page.slug)).body.data.html).toBe('<p>Mine</p>\n');
  });

  it('keep one of many edits of the same version that arrive at once', async () => {
    const page = await added();
    const edits = Array.from({ length: 8 }, (_, n) => edit(page.slug, { ...page, version: 1, body: `${n}` }));
    const statuses = (await Promise.all(edits)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await shown(page.slug)).body.data.version).toBe(2);
  });

  it('have one page for each slug, even when it is added twice at once', async () => {
    const page = { ...aPage(), slug: 'once' };
    const statuses = (await Promise.all([add(page), add(page)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect((await add(page)).body).toMatchObject({ success: false, code: 'PAGE_EXISTS' });
  });

  it('can be deleted, but those that the shop links to', async () => {
    const { slug } = await added();
    expect((await remove(slug)).status).toBe(200);
    expect((await shown(slug)).status).toBe(404);
    expect((await remove(slug)).status).toBe(404);
    expect((await remove('terms')).body).toMatchObject({ success: false, code: 'WELL_KNOWN_PAGE' });
    expect((await shown('terms')).status).toBe(200);
  });

  it('are previewed as they would be shown, and not saved', async () => {
    const { body } = await ada.client.post('/api/admin/pages/preview', {
      body: '# Hello\n\n<script>alert(1)</script>',
    });
    expect(body.data.html).toBe('<h2>Hello</h2>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n');
  });

  it('run no script that an admin wrote or pasted', async () => {
    const { slug } = await added({
      title: '<script>alert(1)</script>',
      body: '<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) [y](//evil.test)',
    });
    const { title, html } = (await shown(slug)).body.data;
    expect(title).toBe('<script>alert(1)</script>');
    expect(html).not.toMatch(/<img|<a[^>]*(javascript|evil)/);
  });

  it('are found by brand and category where they are size guides', async () => {
    await added({ slug: 'nike-sizes', kind: 'size-guide', brand: 'nike', title: 'Nike sizes' });
    const { body } = await shop().visitor().get('/api/shop/content');
    expect(body.data.sizeGuides).toContainEqual({
      slug: 'nike-sizes',
      title: 'Nike sizes',
      brand: 'nike',
      category: null,
    });
    const both = { ...aPage(), slug: 'both', kind: 'size-guide', brand: 'nike', category: 'kids' };
    expect(await add(both)).toMatchObject({ status: 400, body: { code: 'BRAND_AND_CATEGORY' } });
    expect(await add({ ...both, kind: 'page', brand: null })).toMatchObject({
      status: 400,
      body: { code: 'NOT_A_SIZE_GUIDE' },
    });
  });

  it.each(['nothing', 'Terms', '..%2f..', '%00', 'a b', 'terms-', 'x'.repeat(500)])(
    'are not found under %s',
    async (slug) => {
      expect((await shown(slug)).status).toBe(404);
      expect((await ada.client.get(`/api/admin/pages/${slug}`)).status).toBe(404);
      expect((await ada.client.get(`/api/admin/pages/${slug}/versions`)).status).toBe(404);
    },
  );

  it.each([
    ['?version=2', 404],
    ['?version=999999999', 404],
    ['?version=0', 400],
    ['?version=one', 400],
    ['?version=99999999999', 400],
  ])('answer %s with %d', async (query, status) => {
    expect((await shown('imprint', query)).status).toBe(status);
  });

  it.each([
    [{ slug: 'Our Story' }, 'slug'],
    [{ slug: '-story' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ title: '  ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ body: 'x'.repeat(50_001) }, 'body'],
    [{ body: 'x\u0000' }, 'body'],
    [{ kind: 'poem' }, 'kind'],
  ])('refuse %j as malformed', async (given, path) => {
    const { status, body } = await add({ ...aPage(), ...given });
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  it('need the version that an edit is based on', async () => {
    const { version: _, ...page } = { ...aPage(), version: 1 };
    expect((await edit('imprint', page)).body.errors).toMatchObject([{ path: 'version' }]);
  });
});
