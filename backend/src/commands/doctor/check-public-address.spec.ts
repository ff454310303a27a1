import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkPublicAddress } from './check-public-address';

describe('the doctor, of the public address', () => {
  let server: Server;
  let PUBLIC_URL: string;
  beforeAll(async () => {
    server = createServer((_, response) => response.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    PUBLIC_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each([
    [false, false, ''],
    [true, false, '; everybody may read /api/docs'],
    [false, true, '; everybody may read the jobs in /api/health'],
    [true, true, '; everybody may read /api/docs and the jobs in /api/health'],
  ])('says what strangers may read: API %p, jobs %p', async (showsApi, showsJobs, read) => {
    expect(await checkPublicAddress({ PUBLIC_URL, showsApi, showsJobs })).toEqual({
      state: 'works',
      part: 'Public address',
      message: `a server at ${PUBLIC_URL} is ready${read}`,
    });
  });
});
