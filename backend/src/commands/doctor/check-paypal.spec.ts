import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkPayPal } from './check-paypal';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const clientSecret = 'planted-secret';
const goodCredentials = `Basic ${Buffer.from(`shop:${clientSecret}`).toString('base64')}`;

/** The server stands in for PayPal as far as the doctor needs it: it knows one shop, and one webhook. */
const payPal = (webhookUrl = 'https://shop.test/') =>
  listen(({ url, headers }, response) => {
    response.setHeader('connection', 'close');
    if (url === '/v1/oauth2/token' && headers.authorization === goodCredentials)
      response.end('{"access_token":"planted-token"}');
    else if (url === '/v1/notifications/webhooks/WH-1' && headers.authorization === 'Bearer planted-token')
      response.end(JSON.stringify({ url: webhookUrl }));
    else response.writeHead(url === '/v1/oauth2/token' ? 401 : 404).end('{}');
  });

const shop = (code: string) =>
  listen((_request, response) =>
    response.writeHead(400, { connection: 'close' }).end(JSON.stringify({ success: false, code })),
  );

async function examine(baseUrl: string, more: object = {}, publicUrl?: string) {
  const settings = { clientId: 'shop', clientSecret, environment: 'sandbox' as const, timeoutMs: 2_000 };
  const found = await checkPayPal(
    { payPal: { ...settings, webhookId: undefined, baseUrl, ...more } },
    publicUrl,
  );
  expect(JSON.stringify(found)).not.toMatch(/planted/);
  return found.map(({ state, part, message }) => `${state} ${part}: ${message}`);
}

describe("the doctor's check of PayPal", () => {
  it('reports missing credentials', async () => {
    expect(await checkPayPal({ payPal: undefined }, undefined)).toMatchObject([{ state: 'unset' }]);
  });

  it('signs in, and reports that without a webhook the shop only polls', async () => {
    expect(await examine(await payPal())).toEqual([
      'works PayPal: accepts the credentials (a simulator)',
      'unset Webhook: PAYPAL_WEBHOOK_ID is not set: the shop only polls PayPal',
    ]);
  });

  it('reports refused credentials, and an unreachable PayPal', async () => {
    expect(await examine(await payPal(), { clientId: 'another' })).toEqual([
      'wrong PayPal: does not let the shop sign in (PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are refused)',
    ]);
    expect(await examine('http://127.0.0.1:1')).toEqual([
      expect.stringMatching(/^wrong PayPal: does not let the shop sign in \(.+\)$/),
    ]);
  });

  it('finds the webhook when its address refuses an unsigned message', async () => {
    const url = `${await shop('INVALID_SIGNATURE')}/api/payments/paypal/webhook`;
    const found = await examine(await payPal(url), { webhookId: 'WH-1' }, new URL(url).origin);
    expect(found[1]).toBe(`works Webhook: PayPal calls ${url}, where the shop responds`);
  });

  it('reports an unknown webhook, one at another address, and one whose address is no shop', async () => {
    const webhookId = 'WH-1';
    expect((await examine(await payPal(), { webhookId: 'WH-2' }))[1]).toBe(
      'wrong Webhook: PayPal has no webhook with the id PAYPAL_WEBHOOK_ID',
    );
    expect((await examine(await payPal('https://old.test/'), { webhookId }, 'https://shop.test'))[1]).toBe(
      'wrong Webhook: PayPal calls https://old.test/, not https://shop.test/api/payments/paypal/webhook',
    );
    const url = await shop('NOT_FOUND');
    expect((await examine(await payPal(url), { webhookId }))[1]).toBe(
      `wrong Webhook: ${url} responds with 400, not as the shop does`,
    );
    const away = 'http://127.0.0.1:1/api/payments/paypal/webhook';
    expect((await examine(await payPal(away), { webhookId }))[1]).toMatch(
      /^wrong Webhook: .+ can't be reached from here/,
    );
  });
});
