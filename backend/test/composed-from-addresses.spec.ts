import { remoteManifest } from './support/built-frontends';
import { type Answering, type FileServer, fileServer } from './support/file-server';
import { type Person, shopper } from './support/people';
import { testShop } from './support/test-shop';
import { until } from './support/until';

const hangUp: Answering = ({ socket }) => void socket.destroy();

describe('the page that the server puts together of frontends at other addresses', () => {
  const settings: NodeJS.ProcessEnv = {};
  const page = { route: 'plain', scripts: ['plain.0123abcd.js'], styles: [], html: '<p>At once</p>' };
  const description = JSON.stringify({
    frame: 'topbar',
    pages: [{ ...page, styles: ['plain.0123abcd.css', 'rooted.0123abcd.css', 'gone.0123abcd.css'] }],
  });
  const listed = (name: string, manifest: string) => ({
    name,
    manifest,
    home: `/${name}/plain`,
    audience: ['shopper'],
  });
  const shopAlone = [listed('shop', 'https://shop.test/files/mf-manifest.json')];
  let shell: FileServer;
  let remote: FileServer;
  let buyer: Person;

  const shellFiles = {
    '/index.html':
      '<!doctype html><html><head><script defer src=/main.0123abcd.js></script><link href=/main.0123abcd.css rel=stylesheet></head>' +
      '<body><div id=root></div><template data-frame=topbar><main><slot></slot></main></template></body></html>',
    '/main.0123abcd.css': '.topbar{background:url(/welcome.avif)}',
    '/remotes.json': JSON.stringify(shopAlone),
  };
  const remoteFiles = {
    '/files/mf-manifest.json': remoteManifest('remoteEntry.0123abcd.js'),
    '/files/pages.json': description,
    '/files/plain.0123abcd.css': '.plain{color:red}',
    '/files/rooted.0123abcd.css': '.rooted{background:url("/beside.webp")}',
  };

  beforeAll(async () => {
    [shell, remote] = [await fileServer(shellFiles), await fileServer(remoteFiles)];
    settings.SHELL_URL = shell.url;
    settings.REMOTE_URLS = `shop=${remote.url}`;
  });
  afterAll(() => Promise.all([shell.close(), remote.close()]));
  const shop = testShop(settings);
  beforeAll(async () => {
    buyer = await shopper(shop());
  });
  beforeEach(async () => {
    Object.assign(shell, { files: new Map(Object.entries(shellFiles)), instead: undefined });
    Object.assign(remote, { files: new Map(Object.entries(remoteFiles)), instead: undefined });
    await until(async () => (await bodyOf()).includes('https://shop.test/files/remoteEntry.0123abcd.js'));
  });

  const get = (path = '/shop/plain') => buyer.client.get(path);
  const bodyOf = async (path?: string) => String((await get(path)).body);
  const startIn = (body: string) =>
    JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(body)![1]!);
  const isComposed = async (path?: string) => (await bodyOf(path)).includes('rel="preload"');
  const isOfShellAlone = async (path?: string) => {
    const body = await bodyOf(path);
    return body.includes(buyer.id) && !body.includes('rel="preload"') && body.includes('<div id=root></div>');
  };

  it('names the remote’s files where browsers find them, and begins to go there', async () => {
    const body = await bodyOf();
    for (const name of ['remoteEntry.0123abcd.js', 'plain.0123abcd.js']) {
      expect(body).toContain(
        `<link rel="preload" as="script" fetchpriority="low" href="https://shop.test/files/${name}">`,
      );
    }
    expect(body).toContain('<link rel="preconnect" href="https://shop.test">');
    expect(startIn(body).remotes).toEqual([
      { ...shopAlone[0], entry: 'https://shop.test/files/remoteEntry.0123abcd.js' },
    ]);
    expect(body).toContain('<main><p>At once</p></main>');
  });

  it('holds the styles, but those whose addresses would lead elsewhere from here', async () => {
    const body = await bodyOf();
    expect(body).toContain('<style>.topbar{background:url(/welcome.avif)}</style>');
    expect(body).toContain('<style data-href="plain.0123abcd.css">.plain{color:red}</style>');
    expect(body).not.toMatch(/rooted|gone/);
  });

  it('lets remotes at other origins bring scripts and styles, and nobody else', async () => {
    const policy = (await get()).headers.get('content-security-policy')!.split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://shop.test",
        "style-src 'self' https://shop.test 'unsafe-inline'",
        "connect-src 'self' https://shop.test",
        "default-src 'self'",
      ]),
    );
  });

  it('is sent for pages alone: files are a matter of their own servers', async () => {
    for (const path of ['/index.html', '/main.0123abcd.css', '/remotes/shop/files/pages.json', '/api/none']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('names what a remote was deployed with, from the next visits on', async () => {
    remote.files.set('/files/mf-manifest.json', remoteManifest('remoteEntry.89abcdef.js'));
    await until(async () => (await bodyOf()).includes('https://shop.test/files/remoteEntry.89abcdef.js'));
  });

  it('finds a remote that is new to the list, or lives elsewhere from now on', async () => {
    const tailor = await fileServer({
      '/mf-manifest.json': remoteManifest('remoteEntry.cdef0123.js'),
      '/pages.json': description,
    });
    const list = [...shopAlone, listed('tailor', `${tailor.url}/mf-manifest.json`)];
    shell.files.set('/remotes.json', JSON.stringify(list));
    await until(async () =>
      (await bodyOf('/tailor/plain')).includes(`${tailor.url}/remoteEntry.cdef0123.js`),
    );
    expect((await get('/tailor/plain')).headers.get('content-security-policy')).toContain(
      `script-src 'self' https://shop.test ${tailor.url};`,
    );
    await tailor.close();
    await until(() => isOfShellAlone('/tailor/plain'));

    shell.files.set('/remotes.json', JSON.stringify([listed('shop', '/files/mf-manifest.json')]));
    await until(async () => (await bodyOf()).includes('href="/files/remoteEntry.0123abcd.js"'));
    expect(await bodyOf()).toContain('<style data-href="rooted.0123abcd.css">');
    expect((await get()).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('comes without a remote that never answers, or makes no sense', async () => {
    remote.instead = () => undefined;
    await until(() => isOfShellAlone());
    remote.files.set('/files/mf-manifest.json', remoteManifest('../secret.js'));
    remote.instead = undefined;
    const asked = remote.asked.length;
    await until(async () => {
      expect(await isOfShellAlone()).toBe(true);
      return remote.asked.length > asked;
    });
  });

  it('is none while the shell does not answer', async () => {
    shell.instead = () => undefined;
    await until(async () => (await get()).status === 503);
    shell.instead = undefined;
    await until(() => isComposed());
  });

  it('comes without a remote that is away, and is none without a shell', async () => {
    remote.instead = hangUp;
    await until(() => isOfShellAlone());
    shell.instead = hangUp;
    await until(async () => (await get()).status === 503);
  });
});
