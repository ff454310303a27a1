import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { publicUrlSetting } from './public-origin';
import { securityTxt, securityTxtPath } from './security-txt';

it('says where to report a vulnerability, for half a year from today', async () => {
  const clock = new FixedClock(new Date('2026-03-01T12:34:56Z'));
  const app = express();
  app.set(publicUrlSetting, 'https://shop.example');
  app.get(securityTxtPath, securityTxt('mailto:security@shop.example', clock));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${securityTxtPath}`);
  server.close();
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:security@shop.example',
    'Expires: 2026-08-28T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ]);
});
