import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadImage } from '../../application/upload-image';
import { maxPictureBytes } from '../../domain/picture';
import { DraftFolder } from '../../../platform/storage/draft-folder';
import { FetchingRemotePictures } from './fetching-remote-pictures';

describe('pictures on other servers', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let respond: RequestListener;
  const uploaded: Buffer[] = [];
  const uploads = {
    execute: async (file: string) => {
      uploaded.push(await readFile(file));
      return { url: '/uploads/stored-1200.webp', variants: [], placeholder: '' };
    },
  } as Pick<UploadImage, 'execute'> as UploadImage;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haberdash-drafts-'));
    server = createServer((request, response) => respond(request, response)).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => uploaded.splice(0));
  afterEach(async () => expect(await readdir(folder)).toEqual([]));

  /** As on the internet, but for this machine's server, which stands for a public one. */
  const pictures = () =>
    new FetchingRemotePictures(uploads, new DraftFolder(folder), { allowIPAddressList: ['127.0.0.1'] });
  const guarded = () => new FetchingRemotePictures(uploads, new DraftFolder(folder));

  it('go through the checks of an upload', async () => {
    respond = (_, response) => response.end('a picture');
    expect(await pictures().store(`${origin}/coat.webp`)).toBe('/uploads/stored-1200.webp');
    expect(uploaded.map(String)).toEqual(['a picture']);
  });

  it('are found behind redirects', async () => {
    respond = ({ url }, response) =>
      url === '/old' ? response.writeHead(302, { location: '/new' }).end() : response.end(url);
    await pictures().store(`${origin}/old`);
    expect(uploaded.map(String)).toEqual(['/new']);
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '2130706433',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fe80::1]',
    '[fd00::1]',
  ])('are not fetched from %s', async (host) => {
    respond = (_, response) => response.end('a secret');
    const address = `http://${host}:${new URL(origin).port}/`;
    await expect(guarded().store(address)).rejects.toThrow('its address is not public');
    expect(uploaded).toEqual([]);
  });

  it('are not fetched from a private address behind a redirect', async () => {
    respond = (_, response) => response.writeHead(302, { location: 'http://127.0.0.2/' }).end();
    await expect(pictures().store(origin)).rejects.toThrow('its address is not public');
  });

  it.each([
    ['another protocol', 'file:///etc/passwd', 'it is not an http address'],
    ['a redirect to another protocol', '', 'it is not an http address'],
  ])('are not fetched by %s', async (_, address, why) => {
    respond = (__, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    await expect(pictures().store(address || origin)).rejects.toThrow(why);
  });

  it('end after three redirects', async () => {
    respond = (_, response) => response.writeHead(302, { location: '/again' }).end();
    await expect(pictures().store(origin)).rejects.toThrow('too many redirects');
  });

  it('are refused when the server has none', async () => {
    respond = (_, response) => response.writeHead(404).end();
    await expect(pictures().store(origin)).rejects.toThrow('the server answered 404');
  });

  it('are refused above 10 MB, whatever the server says', async () => {
    respond = (_, response) => response.end(Buffer.alloc(maxPictureBytes + 1));
    await expect(pictures().store(origin)).rejects.toThrow('it has more than 10 MB');
    expect(uploaded).toEqual([]);
  });

  it('are refused when nobody answers at the address', async () => {
    const { port } = new URL(origin);
    await expect(pictures().store(`http://127.0.0.1:${Number(port) === 1 ? 2 : 1}/`)).rejects.toThrow(
      'the server could not be reached',
    );
  });
});
