import type { ServerResponse } from 'node:http';
import { type Answering, type FileServer, fileServer } from '../../../test/support/file-server';
import { until } from '../../../test/support/until';
import { FetchedFiles } from './fetched-files';

const json = { 'Content-Type': 'application/json' };

describe('files of other servers', () => {
  let server: FileServer;
  let files: FetchedFiles;
  beforeEach(async () => {
    server = await fileServer({ '/pages.json': '{"version":1}', '/a.0123abcd.css': '.a{}' });
    files = new FetchedFiles({ holdsMs: 50, giveUpMs: 2_000 });
  });
  afterEach(() => server.close());

  const textAt = (address: string) =>
    files.open(address).then(
      (file) => file.text(),
      () => undefined,
    );
  const open = (path = '/pages.json') => textAt(server.url + path);
  const comes = (path?: string) => until(async () => (await open(path)) !== undefined);
  const asksFor = (path: string) => server.asked.filter((asked) => asked.path === path);

  it('are fetched once for all who want them', async () => {
    await Promise.all(Array.from({ length: 50 }, () => open()));
    await until(async () => server.asked.length > 0);
    expect(server.asked).toHaveLength(1);
    await until(async () => (await open()) === '{"version":1}');
  });

  it('are soon known anew, and not sent again as long as they are the same', async () => {
    await comes();
    await until(async () => {
      expect(await open()).toBe('{"version":1}');
      return asksFor('/pages.json').length > 1;
    });
    expect(asksFor('/pages.json')[1]).toMatchObject({ conditionally: true });
    server.files.set('/pages.json', '{"version":2}');
    await until(async () => (await open()) === '{"version":2}');
  });

  it('are never asked for again when their names say what is in them', async () => {
    await comes('/a.0123abcd.css');
    await comes();
    await until(async () => {
      await open('/a.0123abcd.css');
      await open();
      return asksFor('/pages.json').length > 1;
    });
    expect(asksFor('/a.0123abcd.css')).toHaveLength(1);
  });

  it('are as they were known while their server is slow', async () => {
    await comes();
    let held: ServerResponse | undefined;
    server.instead = (_, response) => void (held = response);
    await until(async () => {
      expect(await open()).toBe('{"version":1}');
      return held !== undefined;
    });
    expect(await open()).toBe('{"version":1}');
    server.instead = undefined;
    server.files.set('/pages.json', '{"version":2}');
    held!.writeHead(200, { 'Content-Type': 'application/json' }).end('{"version":2}');
    await until(async () => (await open()) === '{"version":2}');
  });

  it('are none where nothing of use comes, until it does again', async () => {
    const elsewhere = await fileServer({ '/pages.json': '{"version":3}' });
    const useless: Record<string, Answering> = {
      'has none': (_, response) => response.writeHead(404, json).end('{}'),
      'is out of order': (_, response) => response.writeHead(500, json).end('{}'),
      'has a page for everything': (_, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
      'sends far too much': (_, response) => response.writeHead(200, json).end(' '.repeat(300_000)),
      'sends elsewhere': (_, response) =>
        response.writeHead(302, { ...json, Location: `${elsewhere.url}/pages.json` }).end('{}'),
      'hangs up': ({ socket }) => socket.destroy(),
      'never ends': (_, response) => response.writeHead(200, json).write('{'),
      'never answers': () => undefined,
    };
    const comesAgain = async ([what, instead]: [string, Answering]) => {
      const broken = await fileServer({ '/pages.json': '{"version":1}' });
      broken.instead = instead;
      const textNow = () => textAt(`${broken.url}/pages.json`);
      expect([what, await textNow()]).toEqual([what, undefined]);
      broken.instead = undefined;
      await until(async () => (await textNow()) === '{"version":1}');
      await broken.close();
    };
    await Promise.all(Object.entries(useless).map(comesAgain));
    await elsewhere.close();
  });

  it('are none any more when their server is away', async () => {
    await comes();
    await server.close();
    await until(async () => (await open()) === undefined);
  });
});
