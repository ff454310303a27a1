import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LookupAddress } from 'node:dns';
import type { UploadImage } from '../../application/upload-image';
import { maxPictureBytes } from '../../domain/picture';
import { DraftFolder } from '../../../platform/storage/draft-folder';
import { FetchingRemotePictures } from './fetching-remote-pictures';
import { isPublic, PublicAddresses } from './public-addresses';

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

  /** The rules are those of the internet, but for this machine's server, which stands for a public one. */
  const pictures = (addressesOf?: (host: string) => Promise<LookupAddress[]>) => {
    const isAllowed = (ip: string) => ip === '127.0.0.1' || isPublic(ip);
    const addresses = new PublicAddresses(isAllowed, addressesOf);
    return new FetchingRemotePictures(uploads, new DraftFolder(folder), addresses);
  };
  const guarded = () => new FetchingRemotePictures(uploads, new DraftFolder(folder));

  it('are checked like an upload', async () => {
    respond = (_, response) => response.end('a picture');
    expect(await pictures().store(`${origin}/coat.webp`)).toBe('/uploads/stored-1200.webp');
    expect(uploaded.map(String)).toEqual(['a picture']);
  });

  it('are fetched through redirects', async () => {
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
    '192.0.2.1',
    '198.18.0.1',
    '198.19.255.254',
    '224.0.0.1',
    '255.255.255.255',
    '[fe80::1]',
    '[fec0::1]',
    '[fd00::1]',
    '[ff02::1]',
    '[::7f00:1]',
    '[::ffff:0:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2001::1]',
    '[2002:7f00:1::]',
    '[2001:db8::1]',
    '[4000::1]',
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

  /** A name that has other addresses each time it is looked up. */
  const named = (...lookups: string[][]) => {
    const left = [...lookups];
    return async () => left.shift()!.map((address) => ({ address, family: 4 }));
  };
  const addressOf = (name: string) => `http://${name}:${new URL(origin).port}`;

  it('are not fetched from a name whose address changes from public to private', async () => {
    const requests: (string | undefined)[] = [];
    respond = ({ url }, response) => {
      requests.push(url);
      response.writeHead(302, { location: '/secret' }).end();
    };
    const rebound = pictures(named(['127.0.0.1'], ['127.0.0.2']));
    await expect(rebound.store(addressOf('rebound.test'))).rejects.toThrow('its address is not public');
    expect(requests).toEqual(['/']);
  });

  it('are fetched from the checked address, without a second look-up', async () => {
    respond = (_, response) => response.end('a picture');
    await pictures(named(['127.0.0.1'])).store(addressOf('once.test'));
    expect(uploaded.map(String)).toEqual(['a picture']);
  });

  it('are not fetched from a name with a public and a private address', async () => {
    const both = pictures(named(['127.0.0.1', '10.0.0.1']));
    await expect(both.store(addressOf('both.test'))).rejects.toThrow('its address is not public');
  });

  it.each(['1.1.1.1', '185.199.108.153', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    'may come from %s',
    (ip) => {
      expect(isPublic(ip)).toBe(true);
    },
  );

  it.each([
    ['another protocol', 'file:///etc/passwd', 'it is not an http address'],
    ['a redirect to another protocol', '', 'it is not an http address'],
  ])('are not fetched by %s', async (_, address, why) => {
    respond = (__, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    await expect(pictures().store(address || origin)).rejects.toThrow(why);
  });

  it('are refused after three redirects', async () => {
    respond = (_, response) => response.writeHead(302, { location: '/again' }).end();
    await expect(pictures().store(origin)).rejects.toThrow('too many redirects');
  });

  it('are refused when the server has no picture', async () => {
    respond = (_, response) => response.writeHead(404).end();
    await expect(pictures().store(origin)).rejects.toThrow('the server responded with 404');
  });

  it('are refused above 10 MB, with any Content-Length', async () => {
    respond = (_, response) => response.end(Buffer.alloc(maxPictureBytes + 1));
    await expect(pictures().store(origin)).rejects.toThrow('it has more than 10 MB');
    expect(uploaded).toEqual([]);
  });

  it('are refused when no server responds', async () => {
    const { port } = new URL(origin);
    await expect(pictures().store(`http://127.0.0.1:${Number(port) === 1 ? 2 : 1}/`)).rejects.toThrow(
      'the server could not be reached',
    );
  });
});
