import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { ShopContact } from '../../src/content/shop-contact';
import { InMemoryMailTextRepository } from '../../src/mailing/adapters/memory/in-memory-mail-text.repository';
import { mailKinds } from '../../src/mailing/domain/mail-kind';
import { sellIn } from '../../src/shared/currency/shop-currency';
import { SilentLog } from '../../test/support/memory/silent-log';
import { previewsRouter } from './previews-router';

class FixedContact extends ShopContact {
  current = async () => ({
    name: 'Hats & Caps',
    postalAddress: 'High Street 1\nBerlin',
    email: 'help@hats.test',
    currencySymbol: 'before' as const,
    country: 'DE',
  });
}

describe('the previews of e-mails', () => {
  let server: Server;
  beforeAll(async () => {
    server = express()
      .use(
        '/api/dev/mails',
        previewsRouter(
          new FixedContact(),
          { url: 'https://hats.test', timeZone: 'UTC' },
          new InMemoryMailTextRepository(),
          new SilentLog(),
        ),
      )
      .listen(0);
    await once(server, 'listening');
  });
  afterAll(() => server.close());
  afterEach(() => sellIn('USD'));

  const get = async (path: string) => {
    const response = await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/dev/mails${path}`,
    );
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('list every kind', async () => {
    const { text } = await get('/');
    for (const kind of mailKinds) expect(text).toContain(`href="/api/dev/mails/${kind}/0"`);
  });

  it.each(mailKinds)('show %s in a currency without decimals', async (kind) => {
    sellIn('JPY');
    const { status, text } = await get(`/${kind}/0/light`);
    expect(status).toBe(200);
    expect(text).not.toContain('$');
  });

  it.each(mailKinds)('show %s as HTML, light and dark, and as text', async (kind) => {
    const { text: page } = await get(`/${kind}/0`);
    expect(page).toContain('Hats &amp; Caps, High Street 1, Berlin');
    for (const theme of ['light', 'dark']) expect(page).toContain(`src="/api/dev/mails/${kind}/0/${theme}"`);
    const [light, dark] = [await get(`/${kind}/0/light`), await get(`/${kind}/0/dark`)];
    expect(light.text).toContain('@media not all');
    expect(dark.text).toContain('@media all');
    expect(dark.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['/order-confirmed/99', '/nothing/0'])('do not have %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
