import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPayment } from '../../application/payment-gateway-steps.contract';
import { Money } from '../../../../shared/money';
import { GatewayTimedOut } from '../../domain/gateway.errors';
import { PayPalGateway } from './paypal.gateway';

const token = { access_token: 'a-token', token_type: 'Bearer', expires_in: 32_400 };
const order = {
  id: 'ORDER',
  status: 'COMPLETED',
  links: [{ rel: 'approve', href: 'https://paypal.test/approve' }],
  purchase_units: [
    {
      payments: {
        captures: [{ id: 'CAPTURE', status: 'COMPLETED', amount: { value: '10.00', currency_code: 'USD' } }],
      },
    },
  ],
};
const refund = { id: 'REFUND', status: 'COMPLETED' };

describe('an idle connection to PayPal', () => {
  let paypal: Server;
  let gateway: PayPalGateway;
  /** This number of the next requests on a connection that was used before are cut. */
  let cuts: number;
  let requestIds: (string | undefined)[];

  beforeEach(async () => {
    [cuts, requestIds] = [0, []];
    const usedBefore = new WeakSet<object>();
    paypal = createServer((request, response) => {
      const isReused = usedBefore.has(request.socket);
      usedBefore.add(request.socket);
      if (request.url !== '/v1/oauth2/token')
        requestIds.push(request.headers['paypal-request-id'] as string | undefined);
      if (isReused && cuts > 0) {
        cuts--;
        request.socket.destroy();
      } else respond(response, request.url!);
    });
    await once(paypal.listen(0, '127.0.0.1'), 'listening');
    const { port } = paypal.address() as AddressInfo;
    gateway = new PayPalGateway({
      clientId: 'a-client',
      clientSecret: 'a-secret',
      environment: 'sandbox',
      baseUrl: `http://127.0.0.1:${port}`,
      timeoutMs: 15_000,
    });
    expect(await gateway.isApproved('ORDER')).toBe(true);
    requestIds = [];
  });
  afterEach(async () => {
    paypal.closeAllConnections();
    await once(paypal.close(), 'close');
  });

  const respond = (response: ServerResponse, path: string) => {
    const known = path.endsWith('/token') ? token : path.endsWith('/refund') ? refund : order;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(known));
  };

  const money = { captureId: 'CAPTURE', amount: Money.ofCents(100), reference: 'ours' };

  it.each<[string, () => Promise<unknown>]>([
    ['a look at an order', () => gateway.isApproved('ORDER')],
    ['opening', () => gateway.open(aPayment())],
    ['a capture', () => gateway.capture('ORDER', 'a-key')],
    ['a refund', () => gateway.refund(money, 'a-key')],
  ])('that is cut does not fail %s, which is repeated with the same request id', async (_, call) => {
    cuts = 1;
    await call();
    const [first, second] = requestIds as [string | undefined, string | undefined];
    expect([cuts, requestIds.length, second]).toEqual([0, 2, first]);
  });

  it('that is cut causes one repetition: the outcome is unknown when a new connection is cut, too', async () => {
    paypal.removeAllListeners('request');
    let requests = 0;
    paypal.on('request', ({ socket }) => {
      requests++;
      socket.destroy();
    });
    await expect(gateway.capture('ORDER', 'a-key')).rejects.toBeInstanceOf(GatewayTimedOut);
    expect(requests).toBe(2);
  });
});
