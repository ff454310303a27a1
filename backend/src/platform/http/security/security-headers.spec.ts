import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Environment } from '../../config/settings';
import { ServerSettings } from '../../config/server.settings';
import { securityHeaders } from './security-headers';

async function headersAt(PUBLIC_URL: string): Promise<Headers> {
  const settings = new ServerSettings(
    new Environment({ DATABASE_URL: 'postgres://localhost/shop', PUBLIC_URL }),
  );
  const app = express().use(...securityHeaders(settings), (_request, response) => response.end());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return headers;
}

it('keeps browsers at https, on the shop itself only', async () => {
  const byHttps = await headersAt('https://shop.example');
  expect(byHttps.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await headersAt('http://shop.example')).has('strict-transport-security')).toBe(false);
});

it('lets a page that came by https load no picture by http', async () => {
  const sourcesAt = async (url: string) =>
    /img-src ([^;]*)/.exec((await headersAt(url)).get('content-security-policy') ?? '')?.[1];
  expect(await sourcesAt('https://shop.example')).toBe("'self' data: blob: https:");
  expect(await sourcesAt('http://shop.example')).toBe("'self' data: blob: https: http:");
});

it('gives pages nothing of the device that the shop does not use', async () => {
  const policy = (await headersAt('https://shop.example')).get('permissions-policy');
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment'])
    expect(policy).toContain(`${feature}=()`);
});
