import { type Answering, type FileServer, fileServer } from '../support/services/file-server';
import { type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const hangUp: Answering = ({ socket }) => void socket.destroy();

describe('the page composed from frontends on other servers', () => {
  const settings: NodeJS.ProcessEnv = {};
  const page = {
    route: 'plain',
    scripts: ['plain.0123abcd.js'],
    styles: '<style data-href="plain.0123abcd.css">.plain{color:red}</style>',
    requests: [],
    skeleton: '<p>At once</p>',
  };
  const pagesFile = (entry: string) => JSON.stringify({ entry, pages: [page] });
  const listed = (name: string, manifest: string) => ({
    name,
    manifest,
    frame: 'topbar',
    home: `/${name}/plain`,
    audience: ['shopper'],
  });
  const shopAlone = [listed('shop', 'https://shop.test/files/mf-manifest.json')];
  let shell: FileServer;
  let remote: FileServer;
  let buyer: Person;

  const shellFiles = {
    '/index.html':
      '<!doctype html><html><head><script defer src=/main.0123abcd.js></script></head>' +
      '<body><div id=root></div><template data-frame=topbar><main><slot></slot></main></template></body></html>',
    '/remotes.json': JSON.stringify(shopAlone),
  };
  const remoteFiles = { '/files/pages.json': pagesFile('remoteEntry.0123abcd.js') };

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

  it("preloads the remote's files from its public address", async () => {
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
    expect(body).toContain(page.styles);
  });

  it("allows scripts and styles from the remotes' origins only", async () => {
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

  it('is sent for pages, and not for files', async () => {
    for (const path of ['/index.html', '/main.0123abcd.css', '/remotes/shop/pages.json', '/api/none']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('contains a new deployment of a remote', async () => {
    remote.files.set('/files/pages.json', pagesFile('remoteEntry.89abcdef.js'));
    await until(async () => (await bodyOf()).includes('https://shop.test/files/remoteEntry.89abcdef.js'));
  });

  it('follows the list of remotes: a new remote, a new address', async () => {
    const tailor = await fileServer({
      '/pages.json': pagesFile('remoteEntry.cdef0123.js'),
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
    expect((await get()).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('is the shell alone while a remote does not respond, and when its description is invalid', async () => {
    remote.instead = () => undefined;
    await until(() => isOfShellAlone());
    remote.files.set('/files/pages.json', pagesFile('../secret.js'));
    remote.instead = undefined;
    const before = remote.requested.length;
    await until(async () => {
      expect(await bodyOf()).not.toContain('secret.js');
      return remote.requested.length > before && (await isOfShellAlone());
    });
  });

  it('is an error while the shell does not respond', async () => {
    shell.instead = () => undefined;
    await until(async () => (await get()).status === 503);
    shell.instead = undefined;
    await until(() => isComposed());
  });

  it('is the shell alone while a remote is down, and an error while the shell is down', async () => {
    remote.instead = hangUp;
    await until(() => isOfShellAlone());
    shell.instead = hangUp;
    await until(async () => (await get()).status === 503);
  });
});
