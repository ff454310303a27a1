import { builtFrontends, shellTemplate } from '../support/services/built-frontends';
import { shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('the signed-out page', () => {
  const { root, put, remove } = builtFrontends();
  const remotes = [{ name: 'shop', manifest: 'https://shop.test/mf-manifest.json', audience: ['shopper'] }];
  const comment = `<!-- ${'Long enough to be compressed. '.repeat(40)}-->`;
  const shell = {
    'index.html': shellTemplate.replace('</body>', `${comment}</body>`),
    'remotes.json': JSON.stringify(remotes),
  };
  beforeAll(() => put('frontend-shell', shell));
  afterAll(remove);
  const shop = testShop({ SERVE_FRONTENDS: root });

  const ask = (headers: Record<string, string> = {}, path = '/shop/home') =>
    shop().visitor().ask(path, { headers });
  const pageOf = async (path?: string) => String((await ask({}, path)).body);
  const startIn = (page: string) =>
    JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(page)![1]!);

  it('is the same for all visitors, and contains no session', async () => {
    const [one, other] = [await shopper(shop()), await shopper(shop(), 'Someone Else')];
    const ofVisitor = await pageOf();
    for (const person of [one, other, one]) {
      const own = String((await person.client.get('/shop/home')).body);
      expect(startIn(own).session.user.id).toBe(person.id);
      expect(await pageOf('/auth/login')).toBe(ofVisitor);
    }
    expect(startIn(ofVisitor).session).toBe(false);
  });

  it('is sent in an accepted encoding, and once while it is unchanged', async () => {
    const plain = await ask({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await ask({ 'accept-encoding': encoding });
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
      expect(body).toBe(plain.body);
    }
    const etag = plain.headers.get('etag')!;
    expect((await ask({ 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  });

  it('contains a new shell and a new list of remotes a second later', async () => {
    const before = await pageOf();
    const moved = [{ ...remotes[0], manifest: 'https://moved.test/mf-manifest.json' }];
    await put('frontend-shell', {
      'index.html': shell['index.html'].replace('<html>', '<html lang="en">'),
      'remotes.json': JSON.stringify(moved),
    });
    await until(async () => (await pageOf()).includes('<html lang="en">'));
    await until(async () => (await pageOf()).includes('moved.test'));
    expect(startIn(await pageOf()).remotes).toEqual(moved);
    expect((await ask()).headers.get('content-security-policy')).toContain('https://moved.test');

    await put('frontend-shell', shell);
    await until(async () => (await pageOf()) === before);
  });
});
