import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFrontends, remoteManifest, shellTemplate } from './support/built-frontends';
import { jeans, onSale } from './support/goods';
import { admin, inDatabase, type Person, shopper } from './support/people';
import { testShop } from './support/test-shop';

describe('the page that the server puts together', () => {
  const { root, put, remove } = builtFrontends();
  const remoteList = [
    { name: 'shop', manifest: '/remotes/shop/mf-manifest.json', home: '/shop/home', audience: ['shopper'] },
    {
      name: 'elsewhere',
      manifest: 'https://elsewhere.test/mf-manifest.json',
      home: '/elsewhere/home',
      audience: ['shopper'],
    },
  ];
  const listing = '/api/shop/products/get?sortBy=title-atoz&limit=24';
  const description = {
    frame: 'topbar',
    pages: [
      {
        route: 'listing',
        scripts: ['expose.0123abcd.js', 'listing.0123abcd.js'],
        styles: ['listing.0123abcd.css', 'gone.0123abcd.css', 'far.0123abcd.css', 'ended.0123abcd.css'],
        asks: [
          '/api/shop/products/get?category={category}&sortBy={sortBy|title-atoz}&limit=24',
          '/api/shop/search/{keyword}',
          '/api/shop/cart/get/somebody',
        ],
        pictures: { answer: 0, at: 'data.*.image' },
        html: '<ul><li><img {picture} sizes="50vw" alt="" />{answer 0 data.0.title}</li></ul>',
      },
      { route: 'product/:id', scripts: [], styles: [], asks: ['/api/shop/products/get/{id}'] },
      { route: 'plain', scripts: [], styles: [], html: '<p>At once</p>' },
    ],
  };

  const remoteFiles = {
    'mf-manifest.json': remoteManifest('remoteEntry.0123abcd.js'),
    'pages.json': JSON.stringify(description),
  };

  beforeAll(async () => {
    await put('frontend-shell', {
      'index.html': shellTemplate,
      'remotes.json': JSON.stringify(remoteList),
      'main.0123abcd.css': '.topbar{height:4rem}',
    });
    await put('frontend-shop', {
      ...remoteFiles,
      'listing.0123abcd.css': `.grid{background:url(/uploads/a.webp)}.none{mask:url("data:image/svg+xml,<svg></svg>")}`,
      'ended.0123abcd.css': '.grid::before{content:"</STYLE>"}',
      'far.0123abcd.css': '.grid{background:url(beside.webp)}',
    });
  });
  afterAll(remove);
  const shop = testShop({ SERVE_FRONTENDS: root });
  // The page does without an answer that takes a quarter of a second: on a busy machine, any may.
  const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  afterAll(() => patience.mockRestore());
  let keeper: Person;
  let buyer: Person;
  beforeAll(async () => {
    keeper = await admin(shop());
    buyer = await shopper(shop());
  });

  const pageFor = async (person: Person | undefined, path: string) =>
    (await (person?.client ?? shop().visitor()).get(path)) as { body: string; headers: Headers };
  const startIn = (page: string) =>
    JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(page)![1]!);
  const answersIn = (page: string) =>
    new Map(
      [...page.matchAll(/<script type="application\/json" data-answer="(.*?)">(.*?)<\/script>/gs)].map(
        ([, address, json]) => [address!.replaceAll('&amp;', '&'), JSON.parse(json!)],
      ),
    );

  it('is answered with 404 where its remote describes no such page', async () => {
    const statusOf = async (path: string) => (await buyer.client.ask(path)).status;
    for (const path of ['/shop/plain', '/Shop/Plain/', '/elsewhere/nobody-knows']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    for (const path of ['/shop/nowhere', '/shop', '/shop/product', '/shop/product/7/more']) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
  });

  it('says who is signed in, in the words of the API', async () => {
    const { body, headers } = await pageFor(buyer, '/shop/plain');
    expect(startIn(body).session).toEqual((await buyer.client.get('/api/auth/check-auth')).body);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('says that nobody is, and then shows nothing of a page that is for others', async () => {
    for (const cookie of [undefined, 'token=made.up.one', 'other=cookie']) {
      const { body, headers } = await shop()
        .visitor()
        .ask('/shop/listing', { headers: cookie ? { cookie } : {} });
      expect(startIn(body).session).toBe(false);
      expect([body.includes('listing.0123abcd.js'), answersIn(body).size]).toEqual([false, 0]);
      expect(headers.get('cache-control')).toBe(cookie ? 'private, no-cache' : 'no-cache');
    }
  });

  it('asks nobody who is signed in where no cookie came', async () => {
    patience.mockClear();
    const { body } = await pageFor(undefined, '/shop/plain');
    expect([startIn(body).session, patience.mock.calls]).toEqual([false, []]);
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

  it('carries the answers that its page asks for first, and none that is somebody’s', async () => {
    await onSale(keeper, { title: '</script><script>alert(1)</script>\u2028' });
    const { body } = await pageFor(buyer, '/shop/listing');
    const answer = (await buyer.client.get(listing)).body;
    expect(answersIn(body)).toEqual(new Map([[listing, answer]]));
    const titles = answer.data.map(({ title }: { title: string }) => title);
    expect(titles.join()).toContain('</script>');
    expect(body).not.toMatch(/<script>alert|\u2028/);
  });

  it('carries what the address of the page asks for, and leaves out what can’t be', async () => {
    const { body } = await pageFor(
      buyer,
      '/shop/listing?category=men,kids&sortBy=price-hightolow&keyword=a%2Fb',
    );
    expect([...answersIn(body).keys()]).toEqual([
      '/api/shop/products/get?category=men%2Ckids&sortBy=price-hightolow&limit=24',
      '/api/shop/search/a%2Fb',
    ]);
    expect(answersIn((await pageFor(buyer, '/shop/product/no-id')).body).size).toBe(0);
    const id = await onSale(keeper);
    const product = answersIn((await pageFor(buyer, `/shop/product/${id}`)).body);
    expect(product.get(`/api/shop/products/get/${id}`).data._id).toBe(id);
  });

  it('is at the shop’s door that of the home there, which is not in sight yet', async () => {
    const home = { ...remoteList[0], home: '/shop/listing' };
    await put('frontend-shell', { 'remotes.json': JSON.stringify([home]) });
    const { body } = await pageFor(buyer, '/');
    expect([...answersIn(body).keys()]).toEqual([listing]);
    expect(body).toContain('<div id=root></div>');
    await put('frontend-shell', { 'remotes.json': JSON.stringify(remoteList) });
  });

  it('has nothing of a page for who is led elsewhere', async () => {
    const { body } = await pageFor(keeper, '/shop/listing');
    expect([answersIn(body).size, body.includes('remoteEntry')]).toEqual([0, false]);
    expect(startIn(body).session.user.role).toBe('admin');
  });

  it('is that of its address, too, where nobody can say soon who is signed in', async () => {
    patience.mockImplementationOnce(() => AbortSignal.abort());
    const { body } = await pageFor(buyer, '/shop/listing');
    expect(startIn(body)).toEqual({ remotes: expect.any(Array) });
    expect([...answersIn(body).keys()]).toEqual([listing]);
    expect(body).toContain('<div id="first-sight" inert>');
  });

  it('names the files that its page needs, and holds its styles', async () => {
    const { body } = await pageFor(buyer, '/shop/listing');
    const preloads = [
      ...body.matchAll(/<link rel="preload" as="script" fetchpriority="low" href="([^"]+)">/g),
    ];
    expect(preloads.map(([, href]) => href)).toEqual([
      '/remotes/shop/remoteEntry.0123abcd.js',
      '/remotes/shop/expose.0123abcd.js',
      '/remotes/shop/listing.0123abcd.js',
    ]);
    expect(body).toContain('<style>.topbar{height:4rem}</style>');
    expect(body).not.toContain('rel=stylesheet');
    expect(body).toContain('<style data-href="listing.0123abcd.css">');
    expect(body).toContain('<svg></svg>');
    expect(body).not.toMatch(/(far|ended)\.0123abcd\.css/);
    expect(startIn(body).remotes).toEqual([
      { ...remoteList[0], entry: '/remotes/shop/remoteEntry.0123abcd.js' },
      remoteList[1],
    ]);
  });

  it('shows its frame with the first pictures and words at once, in the widths that there are', async () => {
    await onSale(keeper, { title: '!<i>', image: 'https://pictures.test/uploads/"first"-1200.webp' });
    const { body } = await pageFor(buyer, '/shop/listing');
    const name = 'https://pictures.test/uploads/&quot;first&quot;';
    expect(body).toContain(
      `<div id=root><div id="first-sight" inert><div class="topbar"></div><ul><li><img src="${name}-640.webp" ` +
        `srcset="${name}-320.webp 320w, ${name}-640.webp 640w, ${name}-800.webp 800w, ${name}-1200.webp 1200w" ` +
        'sizes="50vw" alt="" />!&lt;i&gt;</li></ul></div></div>',
    );
    expect((await pageFor(buyer, '/shop/plain')).body).toContain('<p>At once</p></div></div>');
    const nothing = await pageFor(buyer, '/shop/listing?category=none');
    expect(nothing.body).toContain('<ul><li></li></ul>');
  });

  it('has all scripts wait in a template where there is something to see before them', async () => {
    const waiting = async (path: string) =>
      /<template id="after-first-sight">(.*?)<\/template>/s.exec((await pageFor(buyer, path)).body)?.[1];
    const own = '<script defer src=/main.0123abcd.js></script>';
    const entry =
      '<link rel="preload" as="script" fetchpriority="low" href="/remotes/shop/remoteEntry.0123abcd.js">';
    expect(await waiting('/shop/plain')).toBe(own + entry);
    expect((await pageFor(buyer, '/shop/plain')).body.split(own)).toHaveLength(2);
    expect(await waiting('/elsewhere/home')).toBeUndefined();
    expect((await pageFor(buyer, '/elsewhere/home')).body).toContain(own);
  });

  it('is another as soon as a remote or the list of remotes is', async () => {
    const plain = async () => (await pageFor(buyer, '/shop/plain')).body;
    await put('frontend-shop', { 'mf-manifest.json': remoteManifest('remoteEntry.89ab.js') });
    expect(await plain()).toContain('href="/remotes/shop/remoteEntry.89ab.js"');

    await put('frontend-next', {
      'mf-manifest.json': remoteManifest('remoteEntry.cdef.js'),
      'pages.json': JSON.stringify(description),
      'remoteEntry.cdef.js': 'next();',
    });
    expect((await buyer.client.get('/remotes/next/remoteEntry.cdef.js')).status).toBe(404);
    await put('frontend-shell', {
      'remotes.json': JSON.stringify([{ ...remoteList[0], manifest: '/remotes/next/mf-manifest.json' }]),
    });
    expect(startIn(await plain()).remotes).toMatchObject([{ entry: '/remotes/next/remoteEntry.cdef.js' }]);
    expect((await buyer.client.get('/remotes/next/remoteEntry.cdef.js')).body).toBe('next();');
    await put('frontend-shell', { 'remotes.json': JSON.stringify(remoteList) });
    await put('frontend-shop', { 'mf-manifest.json': remoteManifest('remoteEntry.0123abcd.js') });
  });

  it('does without a description that is missing or makes no sense', async () => {
    const brokenFiles = [
      ...['', '{', '{"frame":"topbar"}'].map((broken) => ({ 'pages.json': broken })),
      ...['', '{}', remoteManifest('../../secret')].map((broken) => ({ 'mf-manifest.json': broken })),
    ];
    for (const broken of brokenFiles) {
      await put('frontend-shop', { ...remoteFiles, ...broken });
      const { body } = await pageFor(buyer, '/shop/listing');
      expect(body).toContain('<div id=root></div>');
      expect(startIn(body)).toMatchObject({ session: { success: true }, remotes: remoteList });
    }
    for (const missing of Object.keys(remoteFiles)) {
      await rm(join(root, 'frontend-shop', 'dist', missing));
      expect((await pageFor(buyer, '/shop/listing')).body).toContain('<div id=root></div>');
      await put('frontend-shop', remoteFiles);
    }
  });

  it('is sent once while nothing in it changes', async () => {
    const { headers } = await pageFor(buyer, '/shop/plain');
    const etag = headers.get('etag')!;
    const asked = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = (person: Person) => person.client.ask('/shop/plain', { headers: asked });
    expect((await again(buyer)).status).toBe(304);
    expect((await again(await shopper(shop(), 'Someone Else'))).status).toBe(200);
  });

  it('carries what the catalogue has by then, also where an answer was kept', async () => {
    const id = await onSale(keeper, { title: 'Before' });
    const titleIn = async () =>
      answersIn((await pageFor(buyer, `/shop/product/${id}`)).body).get(`/api/shop/products/get/${id}`).data
        .title;
    for (const time of [1, 2, 3]) expect([time, await titleIn()]).toEqual([time, 'Before']);
    const { status } = await keeper.client.put(`/api/admin/products/edit/${id}`, {
      ...jeans,
      title: 'After',
    });
    expect([status, await titleIn()]).toEqual([200, 'After']);
  });
});
