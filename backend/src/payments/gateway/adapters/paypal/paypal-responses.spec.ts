import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Money } from '../../../../shared/money';
import { Quote } from '../../../../shared/quote';
import { GatewayFailed, GatewayTimedOut } from '../../domain/gateway.errors';
import { aPayment } from '../../application/payment-gateway-steps.contract';
import { PayPalGateway } from './paypal.gateway';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Respond = (response: ServerResponse) => void;

const json =
  (status: number, body: object): Respond =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const html =
  (status: number): Respond =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');

const token = json(200, { access_token: 'a-token', token_type: 'Bearer', expires_in: 32_400 });

/** A scripted PayPal: its responses in order, the last one repeated. */
let tokenResponses: Respond[];
let responses: Respond[];
let received: Received[];
let askedForTokens: Received[];
let gateway: PayPalGateway;

const paypal = createServer((request, response) => {
  void text(request).then((body) => {
    const path = request.url!;
    const isForToken = path === '/v1/oauth2/token';
    (isForToken ? askedForTokens : received).push({ path, headers: request.headers, body });
    const script = isForToken ? tokenResponses : responses;
    const respond = script.length > 1 ? script.shift()! : script[0]!;
    respond(response);
  });
});

beforeAll(async () => {
  await once(paypal.listen(0, '127.0.0.1'), 'listening');
});

beforeEach(() => {
  received = [];
  askedForTokens = [];
  tokenResponses = [token];
  gateway = gatewayOf(15_000);
});

const gatewayOf = (timeoutMs: number) =>
  new PayPalGateway({
    clientId: 'a-client',
    clientSecret: 'a-secret',
    environment: 'sandbox',
    baseUrl: `http://127.0.0.1:${(paypal.address() as AddressInfo).port}/`,
    timeoutMs,
  });
const impatient = () => gatewayOf(500);

afterAll(async () => {
  paypal.closeAllConnections();
  await once(paypal.close(), 'close');
});

const orderWith = (capture: object | undefined) => ({
  id: 'ORDER',
  status: 'COMPLETED',
  payer: { payer_id: 'PAYER' },
  purchase_units: [{ payments: { captures: capture ? [capture] : [] } }],
});

const captured = (status: string, value = '10.00', currency_code = 'USD') =>
  orderWith({ id: 'CAPTURE', status, amount: { value, currency_code } });

const refused = (status: number, issue: string) =>
  json(status, { name: 'REFUSED', debug_id: 'a1', details: [{ issue }] });

const capture = (by = gateway) => by.capture('ORDER', 'a-key');
const failureOf = (call: Promise<unknown>) => call.then(fail, (error: unknown) => error);
const fail = () => {
  throw new Error('It was expected to fail');
};

describe('requests to PayPal', () => {
  it('contain exactly what the buyer owes, line by line', async () => {
    responses = [
      json(201, { id: 'ORDER', links: [{ rel: 'approve', href: 'https://paypal.test/approve' }] }),
    ];
    const payment = aPayment({
      amount: Money.ofMajor('79.93'),
      quote: Quote.of(
        [{ title: '👕'.repeat(100), unitPrice: Money.ofCents(7503), quantity: 1 }],
        Money.ofCents(490),
      ),
    });
    await gateway.open(payment);
    const [{ path, headers, body }] = received as [Received];
    expect(path).toBe('/v2/checkout/orders');
    expect(headers).toMatchObject({ prefer: 'return=representation', authorization: 'Bearer a-token' });
    expect(String(headers['paypal-request-id']).length).toBeLessThanOrEqual(108);
    const usd = (value: string) => ({ currency_code: 'USD', value });
    expect(JSON.parse(body)).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: payment.paymentId,
          custom_id: payment.paymentId,
          description: 'Haberdash order HB-10001',
          invoice_id: payment.reference,
          amount: { ...usd('79.93'), breakdown: { item_total: usd('75.03'), shipping: usd('4.90') } },
          items: [{ name: '👕'.repeat(63), quantity: '1', unit_amount: usd('75.03') }],
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: payment.returnUrl,
            cancel_url: payment.cancelUrl,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    });
  });

  it("request a token with a form and the shop's credentials", async () => {
    responses = [json(201, captured('COMPLETED'))];
    await capture();
    const [{ headers, body }] = askedForTokens as [Received];
    expect(body).toBe('grant_type=client_credentials');
    expect(headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('a-client:a-secret').toString('base64')}`,
    });
  });

  it('use one request id per capture, and escape the id of the order', async () => {
    responses = [json(201, captured('COMPLETED'))];
    await gateway.capture('../../v1/oauth2/token?x', 'a-key');
    await gateway.capture('../../v1/oauth2/token?x', 'a-key');
    expect(received.map(({ path }) => path)).toEqual(
      Array(2).fill('/v2/checkout/orders/..%2F..%2Fv1%2Foauth2%2Ftoken%3Fx/capture'),
    );
    expect(received[1]!.headers['paypal-request-id']).toBe(received[0]!.headers['paypal-request-id']);
  });
});

describe("PayPal's responses", () => {
  it.each(['approve', 'payer-action'])('name the approval page by the link "%s"', async (rel) => {
    const self = { rel: 'self', href: 'https://paypal.test/self' };
    responses = [json(201, { id: 'ORDER', links: [self, { rel, href: 'https://paypal.test/page' }] })];
    expect(await gateway.open(aPayment())).toEqual({
      gatewayOrderId: 'ORDER',
      approvalUrl: 'https://paypal.test/page',
    });
  });

  it('may lack fields that the shop does not need', async () => {
    const order = { ...captured('COMPLETED'), payer: null, payment_source: null, links: null };
    responses = [json(201, order)];
    expect(await capture()).toMatchObject({ kind: 'completed', payerId: '' });
  });

  it('have the captured amount, even when it is not the requested one', async () => {
    responses = [json(201, captured('COMPLETED', '0.01', 'EUR'))];
    expect(await capture()).toEqual({
      kind: 'completed',
      captureId: 'CAPTURE',
      payerId: 'PAYER',
      amount: Money.ofCents(1),
      currency: 'EUR',
    });
  });

  it.each([
    ['DECLINED', { kind: 'denied' }],
    ['FAILED', { kind: 'denied' }],
    ['REFUNDED', { kind: 'denied' }],
    ['PENDING', { kind: 'in-review', captureId: 'CAPTURE' }],
    ['PARTIALLY_REFUNDED', { kind: 'refunded-in-part', captureId: 'CAPTURE', refunded: Money.zero }],
  ])("have the capture's status %s, which counts instead of the order's", async (status, outcome) => {
    responses = [json(201, captured(status))];
    expect(await capture()).toEqual(outcome);
  });

  it.each([
    ['ORDER_NOT_APPROVED', 422, { kind: 'not-approved' }],
    ['INSTRUMENT_DECLINED', 422, { kind: 'declined' }],
    ['INVALID_RESOURCE_ID', 404, { kind: 'unknown' }],
  ])('may be the refusal %s', async (issue, status, outcome) => {
    responses = [refused(status, issue)];
    expect(await capture()).toEqual(outcome);
  });

  it.each([
    ['nothing was taken', orderWith(undefined), { kind: 'not-approved' }],
    ['the money was taken before', captured('COMPLETED'), { kind: 'completed' }],
  ])('make the shop look at the order after an unknown refusal: %s', async (_, order, outcome) => {
    responses = [refused(422, 'DUPLICATE_INVOICE_ID'), json(200, order)];
    expect(await capture()).toMatchObject(outcome);
  });

  it('make the shop look at an order that was captured before', async () => {
    responses = [refused(422, 'ORDER_ALREADY_CAPTURED'), json(200, captured('COMPLETED'))];
    expect(await capture()).toMatchObject({ kind: 'completed', amount: Money.ofCents(1000) });
    expect(received.map(({ path }) => path)).toEqual([
      '/v2/checkout/orders/ORDER/capture',
      '/v2/checkout/orders/ORDER',
    ]);
  });
});

describe("PayPal's refusal of a refund", () => {
  it('is an outcome with its word', async () => {
    responses = [refused(422, 'REFUND_TIME_LIMIT_EXCEEDED')];
    const money = { captureId: 'CAPTURE', amount: Money.ofCents(1), reference: 'ours' };
    expect(await gateway.refund(money, 'key')).toMatchObject({ word: 'REFUND_TIME_LIMIT_EXCEEDED' });
  });
});

describe("PayPal's unusable responses", () => {
  it.each([
    ['a 500', json(500, { name: 'INTERNAL_SERVER_ERROR', debug_id: 'a1' })],
    ['a 429', json(429, { name: 'RATE_LIMIT_REACHED', debug_id: 'a1' })],
    ['a 403', json(403, { name: 'NOT_AUTHORIZED', debug_id: 'a1' })],
    ['an unknown 422', json(422, { name: 'REFUSED', details: [{ issue: 'DUPLICATE_INVOICE_ID' }] })],
    ['an HTML 502', html(502)],
    ['an HTML page with status 200', html(200)],
    [
      'a redirection',
      (response: ServerResponse) => response.writeHead(302, { Location: '/elsewhere' }).end(),
    ],
    ['an order without a capture', json(201, orderWith(undefined))],
    ['a capture without an amount', json(201, orderWith({ id: 'CAPTURE', status: 'COMPLETED' }))],
    ['an amount that is none', json(201, captured('COMPLETED', 'ten'))],
    ['an unknown status', json(201, captured('MISLAID'))],
  ])('fail the call: %s', async (_, respond) => {
    responses = [respond];
    expect(await failureOf(capture())).toBeInstanceOf(GatewayFailed);
  });

  it("leave PayPal's reason and debug id for the log", async () => {
    responses = [json(403, { name: 'REFUSED', debug_id: 'a1b2', details: [{ issue: 'PERMISSION_DENIED' }] })];
    expect(await failureOf(capture())).toMatchObject({
      reason: 'PayPal responded with 403, PERMISSION_DENIED, debug id a1b2',
    });
  });

  it('time out when they begin and never end', async () => {
    responses = [(response) => void response.writeHead(201).write('{')];
    expect(await failureOf(capture(impatient()))).toBeInstanceOf(GatewayTimedOut);
  });

  it.each<[string, Respond]>([
    ['breaks off', (response) => void response.writeHead(201).write('{', () => response.destroy())],
    ['is too long', (response) => response.writeHead(201).end(`"${'x'.repeat(2_000_000)}"`)],
  ])('leave the outcome unknown when the body %s', async (_, respond) => {
    responses = [respond];
    expect(await failureOf(capture())).toBeInstanceOf(GatewayTimedOut);
  });

  it('time out when there is no token', async () => {
    tokenResponses = [() => undefined];
    expect(await failureOf(capture(impatient()))).toBeInstanceOf(GatewayTimedOut);
  });

  it('fail the call when nothing listens', async () => {
    const nobody = createServer();
    await once(nobody.listen(0, '127.0.0.1'), 'listening');
    const { port } = nobody.address() as AddressInfo;
    await once(nobody.close(), 'close');
    const settings = { clientId: 'a', clientSecret: 'b', environment: 'sandbox', timeoutMs: 15_000 } as const;
    const astray = new PayPalGateway({ ...settings, baseUrl: `http://127.0.0.1:${port}` });
    expect(await failureOf(astray.open(aPayment()))).toBeInstanceOf(GatewayFailed);
  });

  it('do not affect the next call after a failed call for a token', async () => {
    tokenResponses = [html(503), token];
    responses = [json(201, captured('COMPLETED'))];
    expect(await failureOf(capture())).toBeInstanceOf(GatewayFailed);
    expect(await capture()).toMatchObject({ kind: 'completed' });
  });

  it('cause one retry with a fresh token', async () => {
    responses = [json(401, { name: 'AUTHENTICATION_FAILURE', debug_id: 'a1' })];
    expect(await failureOf(capture())).toBeInstanceOf(GatewayFailed);
    expect(received).toHaveLength(2);
  });
});
