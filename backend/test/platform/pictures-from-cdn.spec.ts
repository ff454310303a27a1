import sharp from 'sharp';
import { builtFrontends, shellTemplate } from '../support/services/built-frontends';
import { onSale } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { upload } from '../support/shop/uploads';
import { until } from '../support/until';

const cdn = 'https://pictures.shop.test';
const page = {
  route: 'product/:id',
  scripts: [],
  styles: '',
  requests: [{ path: '/api/shop/products/get/:id', query: {} }],
  skeleton: '<p><span data-picture-sizes="50vw"></span></p>',
};

describe('with PICTURES_URL', () => {
  const { root, put, remove } = builtFrontends();
  beforeAll(async () => {
    const shop = {
      name: 'shop',
      manifest: '/remotes/shop/mf-manifest.json',
      frame: 'topbar',
      audience: ['shopper'],
    };
    await put('frontend-shell', {
      'index.html': shellTemplate.replace('<head>', '<head><!--# head --><!--# end of head -->'),
      'remotes.json': JSON.stringify([shop]),
    });
    await put('frontend-shop', { 'pages.json': JSON.stringify({ entry: 'remoteEntry.js', pages: [page] }) });
  });
  afterAll(remove);
  const shop = testShop({ SERVE_FRONTENDS: root, PICTURES_URL: `${cdn}/` });
  let seller: Person;
  let buyer: Person;
  /** The path of an uploaded picture, 500 pixels wide. */
  let picture: string;
  beforeAll(async () => {
    seller = await admin(shop());
    buyer = await shopper(shop());
    const red = sharp({ create: { width: 500, height: 600, channels: 3, background: '#c33' } });
    picture = (await upload(seller, await red.png().toBuffer())).body.result.url;
  });

  it('browsers and search engines get the address of the CDN', async () => {
    const product = await onSale(seller, { image: picture });
    const open = () => buyer.client.get(`/shop/product/${product}`);
    const small = picture.replace('-500', '-320');
    const skeleton = `<img src="${cdn}${picture}" srcset="${cdn}${small} 320w, ${cdn}${picture} 500w"`;
    // A page does without a response that is late.
    await until(async () => (await open()).body.includes(skeleton));
    const { body, headers } = await open();
    const named = `<meta name="pictures-url" content="${cdn}"><link rel="preconnect" href="${cdn}">`;
    expect(body).toContain(named);
    expect(body).toContain(`<meta property="og:image" content="${cdn}${picture}">`);
    expect(body).toContain(`"image":["${cdn}${picture}"]`);
    expect(headers.get('content-security-policy')).toMatch(/img-src [^;]*https:/);
  });

  it('pictures that are elsewhere keep their address', async () => {
    const product = await onSale(seller, { image: 'https://elsewhere.test/uploads/coat.webp' });
    const { body } = await buyer.client.get(`/shop/product/${product}`);
    expect(body).toContain('<meta property="og:image" content="https://elsewhere.test/uploads/coat.webp">');
  });

  it('the shop still has the files, which pages of other origins may show', async () => {
    const { status, headers } = await fetch(new URL(picture, shop().url));
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  });
});
