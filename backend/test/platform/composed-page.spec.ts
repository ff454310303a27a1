import { startDemo } from '../../demo/start-demo';
import { builtFrontends, shellTemplate } from '../support/services/built-frontends';
import { jeans, onSale } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('the composed page', () => {
  const { root, put, remove } = builtFrontends();
  const remoteList = [
    {
      name: 'shop',
      manifest: '/remotes/shop/mf-manifest.json',
      frame: 'topbar',
      home: '/shop/home',
      audience: ['shopper'],
    },
    {
      name: 'elsewhere',
      manifest: 'https://elsewhere.test/mf-manifest.json',
      home: '/elsewhere/home',
      audience: ['shopper'],
    },
  ];
  const listing = '/api/shop/products/get?sortBy=title-atoz&limit=24';
  const nothing = { scripts: [], styles: '', requests: [], skeleton: '' };
  const pages = [
    {
      route: 'listing',
      scripts: ['expose.0123abcd.js', 'listing.0123abcd.js'],
      styles: '<style data-href="listing.0123abcd.css">.grid{color:red}</style>',
      requests: [
        {
          path: '/api/shop/products/get',
          query: { category: '', sortBy: 'title-atoz', limit: '24' },
        },
        { path: '/api/shop/cart/get/somebody' },
      ],
      skeleton: '<ul><li><span class="box" data-picture-sizes="50vw"></span></li></ul>',
    },
    { ...nothing, route: 'product/:id', requests: [{ path: '/api/shop/products/get/:id' }] },
    { ...nothing, route: 'search', requests: [{ path: '/api/shop/search/:keyword' }] },
    { ...nothing, route: 'plain', skeleton: '<p>At once</p>' },
  ];
  const pagesFile = (entry: string) => JSON.stringify({ entry, pages });

  beforeAll(async () => {
    await put('frontend-shell', {
      'index.html': shellTemplate,
      'remotes.json': JSON.stringify(remoteList),
    });
    await put('frontend-shop', { 'pages.json': pagesFile('remoteEntry.0123abcd.js') });
  });
  afterAll(remove);
  const shop = testShop({ SERVE_FRONTENDS: root }, { start: startDemo });
  // A page does without a response that takes a quarter of a second: on a busy machine, any may.
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  afterAll(() => timeout.mockRestore());
  let shopAdmin: Person;
  let buyer: Person;
  beforeAll(async () => {
    shopAdmin = await admin(shop());
    buyer = await shopper(shop());
  });

  const pageFor = async (person: Person | undefined, path: string) =>
    (await (person?.client ?? shop().visitor()).get(path)) as { body: string; headers: Headers };
  const startIn = (page: string) =>
    JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(page)![1]!);
  /** The responses of the page itself: every page also has what the shop says of itself. */
  const responsesIn = (page: string) =>
    new Map(
      [...page.matchAll(/<script type="application\/json" data-response="(.*?)">(.*?)<\/script>/gs)]
        .filter(([, address]) => address !== '/api/shop/content')
        .map(([, address, json]) => [address!.replaceAll('&amp;', '&'), JSON.parse(json!)]),
    );

  it('has status 404 when its remote has no such page', async () => {
    const statusOf = async (path: string) => (await buyer.client.ask(path)).status;
    for (const path of ['/shop/plain', '/Shop/Plain', '/elsewhere/nobody-knows']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    for (const path of ['/shop/nowhere', '/shop', '/shop/product', '/shop/product/7/more']) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
  });

  it('contains the session as the API returns it', async () => {
    const { body, headers } = await pageFor(buyer, '/shop/plain');
    expect(startIn(body).session).toEqual((await buyer.client.get('/api/auth/check-auth')).body);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('contains no data of a page that requires a session when nobody is signed in', async () => {
    for (const cookie of [undefined, 'token=made.up.one', 'other=cookie']) {
      const { body, headers } = await shop()
        .visitor()
        .ask('/shop/listing', { headers: cookie ? { cookie } : {} });
      expect(startIn(body).session).toBe(false);
      expect([body.includes('listing.0123abcd.js'), responsesIn(body).size]).toEqual([false, 0]);
      expect(headers.get('cache-control')).toBe(cookie ? 'private, no-cache' : 'no-cache');
    }
  });

  it('requests no session without a cookie', async () => {
    timeout.mockClear();
    const { body } = await pageFor(undefined, '/shop/plain');
    const theContentAlone = 1;
    expect([startIn(body).session, timeout.mock.calls.length]).toEqual([false, theContentAlone]);
  });

  it('renews a session as the API does', async () => {
    const person = await shopper(shop());
    await inDatabase(
      shop(),
      `UPDATE identity.sessions SET expires_at = expires_at - interval '50 minutes' WHERE user_id = $1`,
      [person.id],
    );
    const { headers } = await pageFor(person, '/shop/plain');
    expect(headers.getSetCookie().join()).toMatch(/^token=.+HttpOnly/);
  });

  it('contains the first public API responses of its page', async () => {
    await onSale(shopAdmin, { title: '</script><script>alert(1)</script>\u2028' });
    const { body } = await pageFor(buyer, '/shop/listing');
    const response = (await buyer.client.get(listing)).body;
    expect(responsesIn(body)).toEqual(new Map([[listing, response]]));
    const titles = response.data.map(({ title }: { title: string }) => title);
    expect(titles.join()).toContain('</script>');
    expect(body).not.toMatch(/<script>alert|\u2028/);
  });

  it('contains the responses for the query of its URL', async () => {
    const { body } = await pageFor(
      buyer,
      '/shop/listing?category=men,kids%20too&sortBy=price-hightolow&page=2',
    );
    expect([...responsesIn(body).keys()]).toEqual([
      '/api/shop/products/get?category=men%2Ckids%20too&sortBy=price-hightolow&limit=24',
    ]);
    for (const path of ['/shop/product/no-id', '/shop/search']) {
      expect([path, responsesIn((await pageFor(buyer, path)).body).size]).toEqual([path, 0]);
    }
    const search = await pageFor(buyer, '/shop/search?keyword=a%2Fb');
    expect([...responsesIn(search.body).keys()]).toEqual(['/api/shop/search/a%2Fb']);
    const id = await onSale(shopAdmin);
    const product = responsesIn((await pageFor(buyer, `/shop/product/${id}`)).body);
    expect(product.get(`/api/shop/products/get/${id}`).data._id).toBe(id);
  });

  it('at / contains the responses of the home page, and no skeleton', async () => {
    await put('frontend-shell', {
      'remotes.json': JSON.stringify([{ ...remoteList[0], home: '/shop/listing' }]),
    });
    await until(async () => responsesIn((await pageFor(buyer, '/')).body).has(listing));
    expect((await pageFor(buyer, '/')).body).toContain('<div id=root></div>');
    await put('frontend-shell', { 'remotes.json': JSON.stringify(remoteList) });
    await until(async () => responsesIn((await pageFor(buyer, '/')).body).size === 0);
  });

  it('contains nothing of a page that redirects the user', async () => {
    const { body } = await pageFor(shopAdmin, '/shop/listing');
    expect([responsesIn(body).size, body.includes('remoteEntry')]).toEqual([0, false]);
    expect(startIn(body).session.user.role).toBe('admin');
  });

  it('is still sent when the session response is late', async () => {
    timeout.mockImplementationOnce(() => AbortSignal.abort());
    const { body } = await pageFor(buyer, '/shop/listing');
    expect(startIn(body)).toEqual({ remotes: expect.any(Array) });
    expect([...responsesIn(body).keys()]).toEqual([listing]);
    expect(body).toContain('<div id="skeleton" inert>');
  });

  it('preloads the scripts of its page, and contains its styles', async () => {
    const { body } = await pageFor(buyer, '/shop/listing');
    const preloads = [
      ...body.matchAll(/<link rel="preload" as="script" fetchpriority="low" href="([^"]+)">/g),
    ];
    expect(preloads.map(([, href]) => href)).toEqual([
      '/remotes/shop/remoteEntry.0123abcd.js',
      '/remotes/shop/expose.0123abcd.js',
      '/remotes/shop/listing.0123abcd.js',
    ]);
    expect(body).toContain('<style data-href="listing.0123abcd.css">.grid{color:red}</style></head>');
    expect(startIn(body).remotes).toEqual([
      { ...remoteList[0], entry: '/remotes/shop/remoteEntry.0123abcd.js' },
      remoteList[1],
    ]);
  });

  it('shows a skeleton with the first pictures, in all their widths', async () => {
    await onSale(shopAdmin, { title: '!', image: 'https://pictures.test/uploads/"first"-1200.webp' });
    const { body } = await pageFor(buyer, '/shop/listing');
    const name = 'https://pictures.test/uploads/&quot;first&quot;';
    expect(body).toContain(
      '<div id=root><div id="skeleton" inert><div class="topbar"></div><ul><li><span class="box" data-picture-sizes="50vw">' +
        `<img src="${name}-640.webp" ` +
        `srcset="${name}-320.webp 320w, ${name}-640.webp 640w, ${name}-800.webp 800w, ${name}-1200.webp 1200w" ` +
        'sizes="50vw" alt="" fetchpriority="high" decoding="sync"></span></li></ul></div></div>',
    );
    expect((await pageFor(buyer, '/shop/plain')).body).toContain('<p>At once</p></div></div>');
    const empty = await pageFor(buyer, '/shop/listing?category=none');
    expect(empty.body).toContain('data-picture-sizes="50vw"></span></li></ul>');
  });

  it('starts its scripts after the first paint of a skeleton', async () => {
    const waiting = async (path: string) =>
      /<template id="start-after-first-paint">(.*?)<\/template>/s.exec(
        (await pageFor(buyer, path)).body,
      )?.[1];
    const own = '<script defer src=/main.0123abcd.js></script>';
    const entry =
      '<link rel="preload" as="script" fetchpriority="low" href="/remotes/shop/remoteEntry.0123abcd.js">';
    expect(await waiting('/shop/plain')).toBe(own + entry);
    expect((await pageFor(buyer, '/shop/plain')).body.split(own)).toHaveLength(2);
    expect(await waiting('/elsewhere/home')).toBeUndefined();
    expect((await pageFor(buyer, '/elsewhere/home')).body).toContain(own);
  });

  it('contains a new deployment a second later', async () => {
    const plain = async () => (await pageFor(buyer, '/shop/plain')).body;
    await put('frontend-shop', { 'pages.json': pagesFile('remoteEntry.89ab.js') });
    await until(async () => (await plain()).includes('href="/remotes/shop/remoteEntry.89ab.js"'));

    await put('frontend-next', {
      'pages.json': pagesFile('remoteEntry.cdef.js'),
      'remoteEntry.cdef.js': 'next();',
    });
    expect((await buyer.client.get('/remotes/next/remoteEntry.cdef.js')).status).toBe(404);
    await put('frontend-shell', {
      'remotes.json': JSON.stringify([{ ...remoteList[0], manifest: '/remotes/next/mf-manifest.json' }]),
    });
    await until(async () => (await plain()).includes('/remotes/next/remoteEntry.cdef.js'));
    expect((await buyer.client.get('/remotes/next/remoteEntry.cdef.js')).body).toBe('next();');

    await put('frontend-shell', { 'remotes.json': JSON.stringify(remoteList) });
    await put('frontend-shop', { 'pages.json': pagesFile('remoteEntry.0123abcd.js') });
    await until(async () => (await plain()).includes('/remotes/shop/remoteEntry.0123abcd.js'));
  });

  it("is the shell alone when the remote's pages.json is missing or invalid", async () => {
    const descriptions = [undefined, '', '{', '{"entry":"remoteEntry.js"}', pagesFile('../../secret')];
    const broken = descriptions.map((_, index) => ({ name: `broken${index}`, audience: ['shopper'] }));
    for (const [index, description] of descriptions.entries()) {
      await put(`frontend-broken${index}`, description === undefined ? {} : { 'pages.json': description });
    }
    await put('frontend-shell', { 'remotes.json': JSON.stringify([...remoteList, ...broken]) });
    await until(async () => startIn((await pageFor(buyer, '/shop/plain')).body).remotes.length > 2);
    for (const { name } of broken) {
      const { body } = await pageFor(buyer, `/${name}/listing`);
      expect(body).toContain('<div id=root></div>');
      expect(startIn(body)).toMatchObject({
        session: { success: true },
        remotes: [...remoteList, ...broken],
      });
    }
  });

  it('is sent once while it is unchanged', async () => {
    const { headers } = await pageFor(buyer, '/shop/plain');
    const etag = headers.get('etag')!;
    const asked = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = (person: Person) => person.client.ask('/shop/plain', { headers: asked });
    expect((await again(buyer)).status).toBe(304);
    expect((await again(await shopper(shop(), 'Someone Else'))).status).toBe(200);
  });

  it('contains the present catalogue', async () => {
    const id = await onSale(shopAdmin, { title: 'Before' });
    const titleIn = async () =>
      responsesIn((await pageFor(buyer, `/shop/product/${id}`)).body).get(`/api/shop/products/get/${id}`).data
        .title;
    for (const time of [1, 2, 3]) expect([time, await titleIn()]).toEqual([time, 'Before']);
    const { status } = await shopAdmin.client.put(`/api/admin/products/edit/${id}`, {
      ...jeans,
      title: 'After',
    });
    expect([status, await titleIn()]).toEqual([200, 'After']);
  });
});
