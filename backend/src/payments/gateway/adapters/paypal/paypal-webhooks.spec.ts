import {
  type Answering,
  type FileServer,
  fileServer,
} from '../../../../../test/support/services/file-server';
import { PayPalSigner, webhookId } from '../../../../../test/support/paypal/paypal-signer';
import {
  InvalidSignature,
  GatewayFailed,
  TooManyWebhooks,
  MalformedWebhook,
} from '../../domain/gateway.errors';
import { PayPalCertificates } from './paypal-certificates';
import { PayPalWebhooks } from './paypal-webhooks';

const orderApproved = { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER-1' } };
const captureCompleted = {
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: { id: 'CAPTURE-1', supplementary_data: { related_ids: { order_id: 'ORDER-1' } } },
};

const refundOf = (href: string) => ({
  id: 'REFUND-1',
  links: [
    { rel: 'self', href: '' },
    { rel: 'up', href },
  ],
});
const captures = 'https://api.paypal.com/v2/payments/captures';

describe('a webhook message', () => {
  let signer: PayPalSigner;
  let messages: PayPalWebhooks;
  const expecting = (baseUrl: string, timeoutMs = 15_000) =>
    new PayPalWebhooks(webhookId, new PayPalCertificates({ environment: 'sandbox', baseUrl, timeoutMs }));
  beforeAll(async () => {
    signer = await PayPalSigner.start();
    messages = expecting(signer.baseUrl);
  });
  afterAll(() => signer.stop());

  const read = (event: unknown, changed: Record<string, string> = {}, of = messages) => {
    const body = JSON.stringify(event);
    return of.read({ headers: signer.headersFor(body, changed), body: Buffer.from(body) });
  };

  it('names its payment', async () => {
    expect(await read(orderApproved)).toEqual({ gatewayOrderId: 'ORDER-1', kind: 'approved' });
    expect(await read(captureCompleted)).toEqual({ gatewayOrderId: 'ORDER-1', kind: 'captured' });
  });

  it('names the capture whose money went back, is to go back, or could not', async () => {
    const of = (what: string) => ({
      event_type: `PAYMENT.${what}`,
      resource: refundOf(`${captures}/CAPTURE-1`),
    });
    for (const what of ['CAPTURE.REFUNDED', 'REFUND.PENDING', 'REFUND.FAILED'])
      expect(await read(of(what))).toEqual({ captureId: 'CAPTURE-1', kind: 'refunded' });
    const reversed = { captureId: 'CAPTURE-1', kind: 'reversed', contestId: 'REFUND-1' };
    expect(await read(of('CAPTURE.REVERSED'))).toEqual(reversed);
  });

  it('names the capture that is disputed', async () => {
    const disputed_transactions = [{ buyer_transaction_id: 'B', seller_transaction_id: 'CAPTURE-1' }];
    const resource = { dispute_id: 'PP-D-1', disputed_transactions };
    expect(await read({ event_type: 'CUSTOMER.DISPUTE.CREATED', resource })).toEqual({
      captureId: 'CAPTURE-1',
      kind: 'disputed',
      contestId: 'PP-D-1',
    });
  });

  it.each([
    [{ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'REFUND-1' } }],
    [{ event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: refundOf(`${captures}/`) }],
    [{ event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { id: 'ORDER-1' } }],
    [{ event_type: 'CUSTOMER.DISPUTE.RESOLVED', resource: { id: 'ORDER-1' } }],
    [{ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} }],
    [{ event_type: 'CHECKOUT.ORDER.APPROVED' }],
    [{ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER\0' } }],
    [{ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: '' } }],
    [[]],
    [null],
  ])('is ignored: %j', async (event) => {
    expect(await read(event)).toBeUndefined();
  });

  it('is read with a byte order mark', async () => {
    const body = `\uFEFF${JSON.stringify(orderApproved)}`;
    const message = { headers: signer.headersFor(body), body: Buffer.from(body) };
    expect(await messages.read(message)).toEqual({ gatewayOrderId: 'ORDER-1', kind: 'approved' });
  });

  it.each(['', '{', '\0'])('is refused when it is signed and not JSON: %j', async (body) => {
    const message = { headers: signer.headersFor(body), body: Buffer.from(body) };
    await expect(messages.read(message)).rejects.toThrow(MalformedWebhook);
  });

  it.each([
    ['another time', { 'paypal-transmission-time': '2026-03-01T12:00:01Z' }],
    ['another id', { 'paypal-transmission-id': 'transmission-2' }],
    ['another signature', { 'paypal-transmission-sig': 'AAAA' }],
    ['no base64 for a signature', { 'paypal-transmission-sig': '%' }],
    ['another algorithm', { 'paypal-auth-algo': 'none' }],
    ['no address of a certificate', { 'paypal-cert-url': '' }],
  ])('is forged with %s', async (_, changed) => {
    await expect(read(orderApproved, changed)).rejects.toThrow(InvalidSignature);
  });

  it('is forged when one byte differs, and without a signature', async () => {
    const headers = signer.headersFor(JSON.stringify(orderApproved));
    const body = Buffer.from(JSON.stringify(orderApproved, null, 1));
    await expect(messages.read({ headers, body })).rejects.toThrow(InvalidSignature);
    await expect(messages.read({ headers: {}, body })).rejects.toThrow(InvalidSignature);
  });

  it('is forged when it is signed with another certificate', async () => {
    const forger = await PayPalSigner.start();
    try {
      const body = JSON.stringify(orderApproved);
      const elsewhere = forger.headersFor(body);
      await expect(messages.read({ headers: elsewhere, body: Buffer.from(body) })).rejects.toThrow(
        InvalidSignature,
      );
      const { port } = new URL(signer.baseUrl);
      const addresses = [
        `http://127.0.0.1:${port}@evil.test/v1/notifications/certs/1`,
        `http://user@127.0.0.1:${port}/v1/notifications/certs/1`,
        `${signer.baseUrl}/v1/notifications/certs/../../../elsewhere`,
        `${signer.baseUrl}/v1/notifications/certs/1?2`,
        `${signer.baseUrl}/v1/notifications/certs/1#2`,
        `${signer.baseUrl}/v1/notifications/certs/1/2`,
        `${signer.baseUrl}/v1/notifications/certs/%31`,
        `${signer.baseUrl}/elsewhere`,
        'file:///etc/passwd',
      ];
      for (const address of addresses) {
        await expect(read(orderApproved, { 'paypal-cert-url': address })).rejects.toThrow(InvalidSignature);
      }
      const own = forger.headersFor(body, {
        'paypal-cert-url': `${signer.baseUrl}/v1/notifications/certs/1`,
      });
      await expect(messages.read({ headers: own, body: Buffer.from(body) })).rejects.toThrow(
        InvalidSignature,
      );
    } finally {
      await forger.stop();
    }
  });

  it('is forged when its certificate has expired', async () => {
    const old = await PayPalSigner.start(3);
    try {
      const body = JSON.stringify(orderApproved);
      const message = { headers: old.headersFor(body), body: Buffer.from(body) };
      await expect(expecting(old.baseUrl).read(message)).rejects.toThrow(InvalidSignature);
    } finally {
      await old.stop();
    }
  });

  it("can't be verified while the certificate is unavailable, so that PayPal sends it again", async () => {
    const gone = await PayPalSigner.start();
    await gone.stop();
    const body = JSON.stringify(orderApproved);
    const message = { headers: gone.headersFor(body), body: Buffer.from(body) };
    await expect(expecting(gone.baseUrl).read(message)).rejects.toThrow(GatewayFailed);
  });

  it.each<[string, Answering]>([
    ['never ends', (_, response) => response.writeHead(200).write('-----BEGIN')],
    ['is far too long', (_, response) => response.writeHead(200).end('-'.repeat(30_000))],
    ['is elsewhere', (_, response) => response.writeHead(302, { Location: signer.baseUrl }).end()],
  ])("can't be verified while the certificate %s", async (_, instead) => {
    const broken = await fileServer({});
    broken.instead = instead;
    const address = `${broken.url}/v1/notifications/certs/1`;
    const asked = read(orderApproved, { 'paypal-cert-url': address }, expecting(broken.url, 500));
    await expect(asked).rejects.toThrow(GatewayFailed);
    await broken.close();
  });

  describe('with the address of a certificate', () => {
    let payPal: FileServer;
    let expected: PayPalWebhooks;
    const body = JSON.stringify(orderApproved);
    let headers: Record<string, string>;
    const naming = (name: string) => {
      const address = `${payPal.url}/v1/notifications/certs/${name}`;
      return expected.read({
        headers: { ...headers, 'paypal-cert-url': address },
        body: Buffer.from(body),
      });
    };
    beforeEach(async () => {
      headers = signer.headersFor(body);
      const certificate = await fetch(`${signer.baseUrl}/v1/notifications/certs/1`);
      payPal = await fileServer({ '/v1/notifications/certs/genuine': await certificate.text() });
      expected = expecting(payPal.url);
    });
    afterEach(() => payPal.close());

    it('that exists causes one request for any number of concurrent messages', async () => {
      await Promise.all(Array.from({ length: 50 }, () => naming('genuine')));
      expect(payPal.requested).toHaveLength(1);
    });

    it('that does not exist causes one request', async () => {
      for (let time = 0; time < 20; time++) await expect(naming('none')).rejects.toThrow(InvalidSignature);
      expect(payPal.requested).toHaveLength(1);
    });

    it('that does not exist, a thousand times, causes ten requests a minute, and real messages are still read', async () => {
      expect(await naming('genuine')).toMatchObject({ kind: 'approved' });
      const forged = Array.from({ length: 1_000 }, (_, number) => naming(`forged-${number}`));
      const reasons = (await Promise.allSettled(forged)).map((outcome) => outcome as PromiseRejectedResult);
      const isOf = (kind: unknown) => reasons.filter(({ reason }) => (reason as Error).constructor === kind);
      expect(isOf(InvalidSignature)).toHaveLength(9);
      expect(isOf(TooManyWebhooks)).toHaveLength(991);
      expect(payPal.requested).toHaveLength(10);
      expect(await naming('genuine')).toMatchObject({ kind: 'approved' });
    });
  });

  it("needs a certificate from PayPal's own host in production", async () => {
    const real = new PayPalWebhooks(
      webhookId,
      new PayPalCertificates({ environment: 'production', timeoutMs: 15_000 }),
    );
    for (const address of [
      `${signer.baseUrl}/v1/notifications/certs/1`,
      'http://api.paypal.com/v1/notifications/certs/1',
      'https://api.sandbox.paypal.com/v1/notifications/certs/1',
      'https://api.paypal.com.evil.test/v1/notifications/certs/1',
    ]) {
      await expect(read(orderApproved, { 'paypal-cert-url': address }, real)).rejects.toThrow(
        InvalidSignature,
      );
    }
  });
});
