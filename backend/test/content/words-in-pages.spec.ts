import { builtFrontends } from '../support/services/built-frontends';
import { onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { aPage, aSettings } from '../support/shop/shop-content';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const template =
  '<!doctype html><html><head><!--# head --><title>Built</title><!--# end of head --></head><body><div id=root></div>' +
  '<template data-frame=topbar><p data-content=announcement.text></p><b data-content=name>Built</b><slot></slot></template></body></html>';

const home = {
  scripts: [],
  styles: '',
  requests: [],
  route: 'home',
  skeleton: '<h1 data-content="home.0.heading">Built</h1><p data-content="home.0.text">Built</p>',
};
const plain = { ...home, route: 'plain', skeleton: '<p>At once</p>' };

describe('the pages that the server composes', () => {
  const { root, put, remove } = builtFrontends();
  beforeAll(async () => {
    const remotes = [{ name: 'shop', frame: 'topbar', home: '/shop/home', audience: ['shopper'] }];
    await put('frontend-shell', {
      'index.html': template,
      'remotes.json': JSON.stringify(remotes),
      'manifest.json': JSON.stringify({ name: 'Built', short_name: 'Built', start_url: '/' }),
    });
    await put('frontend-shop', {
      'pages.json': JSON.stringify({
        entry: 'remoteEntry.0123abcd.js',
        pages: [home, plain, { ...plain, route: 'pages/:slug' }, { ...plain, route: 'delivery' }],
      }),
    });
  });
  afterAll(remove);

  const shop = testShop({ SERVE_FRONTENDS: root });
  let ada: Person;
  let sam: Person;
  beforeAll(async () => {
    ada = await admin(shop());
    sam = await shopper(shop());
  });
  const settings = aSettings();
  const save = async (name: keyof typeof settings, given: object) => {
    const { version } = (await ada.client.get(`/api/admin/${name}`)).body.data;
    const { status } = await ada.client.put(`/api/admin/${name}`, { ...settings[name], ...given, version });
    expect(status).toBe(200);
  };
  /** Another server shows the change a moment later. */
  const pageWith = async (path: string, text: string) => {
    let page = '';
    await until(async () => (page = (await sam.client.get(path)).body as string).includes(text));
    return page;
  };

  it('have the name, the announcement and the first section of the home page in their skeletons', async () => {
    const announcement = { text: 'Up to <50 %> & more', isOn: true, link: null };
    await save('shop-details', { name: 'Needle & Thread', announcement });
    await save('home-sections', {
      sections: [{ type: 'hero', isOn: true, heading: 'Well cut', text: 'Every day' }],
    });
    const page = await pageWith('/shop/home', 'Well cut');
    expect(page).toContain(
      '<p data-content=announcement.text>Up to &lt;50 %&gt; &amp; more</p><b data-content=name>Needle &amp; Thread</b>' +
        '<h1 data-content="home.0.heading">Well cut</h1><p data-content="home.0.text">Every day</p>',
    );
  });

  it('have no skeleton of a section that the home page does not begin with', async () => {
    await save('shop-details', { announcement: { text: 'Off', isOn: false, link: null } });
    await save('home-sections', { sections: [{ type: 'brands', isOn: true }] });
    const page = await pageWith('/shop/home', '</b></div>');
    expect(page).toContain('<p data-content=announcement.text></p><b data-content=name>Thimble</b></div>');
    expect(await pageWith('/shop/plain', 'At once')).toContain('<p>At once</p></div>');
  });

  it('name the shop, its country and the position of its currency symbol in their heads', async () => {
    await save('shop-details', { name: 'Needle & Thread', tagline: 'Well "cut".' });
    const page = await pageWith('/shop/plain', 'Needle');
    expect(page).toContain(
      '<head><link rel="manifest" href="/site.webmanifest"><meta name="application-name" content="Needle &amp; Thread"><meta name="currency-symbol" content="after"><meta name="shop-country" content="GB">' +
        '<title>Needle &amp; Thread</title><meta name="description" content="Well &quot;cut&quot;.">',
    );
    const product = await pageWith(`/shop/product/${await onSale(ada, { title: 'Jeans' })}`, '<title>Jeans');
    expect(product).toContain('<title>Jeans · Needle &amp; Thread</title>');
    expect(product).toContain('<meta property="og:site_name" content="Needle &amp; Thread">');
  });

  it('name the shop and its tagline in the manifest of the app', async () => {
    await save('shop-details', { name: 'Needle & Thread', tagline: 'Well "cut".' });
    await pageWith('/shop/plain', 'Needle');
    const { headers, body } = await shop().visitor().get('/site.webmanifest');
    expect(headers.get('content-type')).toMatch('application/manifest+json');
    expect(body).toEqual({
      name: 'Needle & Thread',
      short_name: 'Needle & Thread',
      description: 'Well "cut".',
      start_url: '/',
    });
  });

  it('contain the shop’s words for everyone, signed in or not', async () => {
    const words = /<script type="application\/json" data-response="\/api\/shop\/content">(.*?)<\/script>/;
    for (const { client } of [sam, ada, { client: shop().visitor() }]) {
      const [, json = '{}'] = words.exec((await client.get('/shop/plain')).body) ?? [];
      expect(JSON.parse(json)).toMatchObject({ success: true, data: { currencySymbol: 'after' } });
    }
  });

  it('have the title and the beginning of a page of text in their heads, and 404 without one', async () => {
    const body = '{delivery table}\n\n{return rules}\n\nIt began with a **needle**.';
    await ada.client.post('/api/admin/pages', aPage({ title: 'Our <story>', body }));
    const page = await pageWith('/shop/pages/our-story', 'story&gt;');
    expect(page).toContain('<title>Our &lt;story&gt; · Needle &amp; Thread</title>');
    expect(page).toContain('<meta name="description" content="It began with a needle.">');
    expect(page).toContain(`<link rel="canonical" href="${shop().url}/shop/pages/our-story">`);
    const delivery = (await sam.client.get('/shop/delivery')).body as string;
    expect(delivery).toContain(`<link rel="canonical" href="${shop().url}/shop/delivery">`);
    expect((await sam.client.get('/shop/pages/nothing')).status).toBe(404);
  });
});
