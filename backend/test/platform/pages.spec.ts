import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { testShop } from '../support/shop/test-shop';

describe("pages and files on the shop's one port", () => {
  const root = join(tmpdir(), `haberdash-pages-${process.pid}`);
  const shellHead = '<!--# head --><title>Haberdash</title><!--# end of head -->';
  const script = 'export const answer = 42;'.repeat(100);
  const shopFiles = {
    'mf-manifest.json': '{}',
    'main.0123abcd.js': script,
    '.built-from': 'a fingerprint',
    '.git/config.js': 'a secret',
  };

  beforeAll(async () => {
    await build('frontend-shell', {
      'index.html': `<!doctype html><meta charset="utf-8">${shellHead}<script src="/main.js"></script>`,
      'remotes.json': JSON.stringify([{ name: 'shop' }, { name: 'admin' }, { name: 'tailor' }]),
      'api/shop/products/get': 'a file in front of the API',
      '.env.js': 'a secret',
    });
    await build('frontend-shop', shopFiles);
    await build('frontend-admin', { 'mf-manifest.json': '{}' });
    await build('frontend-tailor', { 'mf-manifest.json': '{"name":"tailor"}' });
    await build('frontend-attic', { 'mf-manifest.json': '{}' });
  });
  afterAll(() => rm(root, { recursive: true }));

  // Which remotes there are is read when the server starts.
  const shop = testShop({ SERVE_FRONTENDS: root });

  async function build(workspace: string, files: Record<string, string>): Promise<void> {
    const folder = join(root, workspace, 'dist');
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
      await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
      await writeFile(join(folder, `${name}.gz`), gzipSync(content));
    }
  }
  const get = (path: string) => shop().visitor().get(path);

  it("are the shell's page at every address that is not a file", async () => {
    for (const path of ['/', '/shop/checkout?step=2', '/auth/login']) {
      const { status, body, headers } = await get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(body).toContain('<title>Haberdash</title>');
    }
  });

  it('include no security.txt without a contact', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(404);
  });

  it("are the shell's page with status 404 at unknown addresses", async () => {
    for (const path of ['/no/such/page', '/nope', '/auth/nope']) {
      const { status, body, headers } = await get(path);
      const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      const again = await shop().visitor().ask(path, { headers: known });
      expect([path, status, again.status]).toEqual([path, 404, 404]);
      expect(body).toContain('<title>Haberdash</title>');
    }
  });

  it.each([
    ['//', 200],
    ['//?a=b', 200],
    ['///shop', 200],
    ['//shop:x/', 404],
  ])("are the shell's page at the unusual address %s", async (path, status) => {
    const response = await fetch(shop().url + path);
    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringContaining('<title>Haberdash</title>'),
    ]);
  });

  it('have the same headers for HEAD', async () => {
    for (const path of [
      '/',
      '/shop/listing?category=men',
      '/remotes.json',
      '/remotes/shop/main.0123abcd.js',
      '/gone.js',
    ]) {
      const headers = { 'accept-encoding': 'identity' };
      const whole = await shop().visitor().ask(path, { headers });
      const head = await shop().visitor().ask(path, { method: 'HEAD', headers });
      expect([head.status, head.body]).toEqual([whole.status, '']);
      for (const name of ['content-type', 'content-length', 'cache-control', 'etag']) {
        expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
      }
    }
  });

  it("are refused in the envelope at addresses that can't be decoded", async () => {
    for (const below of ['', '/api', '/api/docs', '/uploads', '/remotes/shop', '/remotes', '/simulators']) {
      for (const unreadable of ['%E0%A4%A', '%', 'a%2', '%ff.js']) {
        const response = await get(`${below}/${unreadable}`);
        expect(response).toMatchObject({ status: 400, body: { success: false, code: 'MALFORMED_REQUEST' } });
      }
    }
  });

  it.each(['/simulators/nope', '/simulators', '/remotes/nope', '/uploads/nope', '/nope.js'])(
    'are missing in the envelope at %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } });
    },
  );

  it("include the files of every remote in the shell's list, and of no others", async () => {
    expect((await get('/remotes/tailor/mf-manifest.json')).body).toEqual({ name: 'tailor' });
    expect((await get('/remotes/attic/mf-manifest.json')).status).toBe(404);
  });

  it('include no file whose name begins with a dot', async () => {
    for (const path of ['/.env.js', '/remotes/shop/.built-from', '/remotes/shop/.git/config.js']) {
      expect([path, await get(path)]).toMatchObject([path, { status: 404, body: { code: 'NOT_FOUND' } }]);
    }
  });

  it('are cached for a year only when the file exists', async () => {
    const file = '/remotes/shop/main.0123abcd.js';
    const found = await get(file);
    const unchanged = await shop()
      .visitor()
      .ask(file, { headers: { 'if-none-match': found.headers.get('etag')!, 'cache-control': 'max-age=0' } });
    const caching = [found, unchanged].map(({ status, headers }) => [status, headers.get('cache-control')]);
    expect(caching).toEqual([200, 304].map((status) => [status, 'public, max-age=31536000, immutable']));

    for (const path of ['/gone.0123abcd.js', '/remotes/shop/gone.0123abcd.js', '/uploads/gone-1200.webp']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
  });

  it('are 404 when a file is missing', async () => {
    for (const path of [
      '/main.ffffffff.js',
      '/remotes/shop/gone.js',
      '/remotes/none',
      '/uploads/none.webp',
      '/api/none',
      '/API/none',
    ]) {
      expect(await get(path)).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } });
    }
  });

  it('do not replace the API, with any files in the shell', async () => {
    expect(await get('/api/shop/products/get')).toMatchObject({ status: 200, body: { success: true } });
  });

  it('are cached for a year when their name has a content hash, and revalidated otherwise', async () => {
    expect((await get('/remotes/shop/main.0123abcd.js')).headers.get('cache-control')).toContain(
      'max-age=31536000',
    );
    for (const path of [
      '/remotes.json',
      '/remotes/shop/mf-manifest.json',
      '/remotes/admin/mf-manifest.json',
    ]) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
  ])('are sent compressed, with the same caching: %s', async (accepted, encoding) => {
    const { headers, body } = await shop()
      .visitor()
      .ask('/remotes/shop/main.0123abcd.js', { headers: { 'accept-encoding': accepted } });
    expect([headers.get('content-encoding'), body]).toEqual([encoding, script]);
    expect(headers.get('cache-control')).toContain('max-age=31536000');
  });

  it('are those of a new build, with its compressed files', async () => {
    await rm(join(root, 'frontend-shop', 'dist'), { recursive: true });
    const headers = { 'accept-encoding': 'br' };
    expect((await shop().visitor().ask('/remotes/shop/main.0123abcd.js', { headers })).status).toBe(404);
    await build('frontend-shop', { 'main.89abcdef.js': script });
    const response = await shop().visitor().ask('/remotes/shop/main.89abcdef.js', { headers });
    expect([response.headers.get('content-encoding'), response.body]).toEqual(['br', script]);
    expect(Number(response.headers.get('content-length'))).toBe(brotliCompressSync(script).length);
    await build('frontend-shop', shopFiles);
  });
});
