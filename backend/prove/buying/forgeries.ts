import { generateKeyPairSync, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import { onDatabase } from '../shop/shop-database';
import type { ShopProcess } from '../shop/shop-process';
import { untilWithin } from '../shop/until-within';

/** The webhook's settings at the simulated PayPal. */
const webhookId = 'WH-SIMULATED';

interface Signer {
  key: string;
  webhookId: string;
  certificate: string;
}

/** The simulator's key, with an address of its own. */
const keyAndPlace = `
  SELECT private_key AS key, body #>> '{links,0,href}' AS self
    FROM paypal_simulator.signing_keys, paypal_simulator.remembered_answers WHERE operation = 'create' LIMIT 1`;

/** Messages as PayPal would send them, which it did not send. */
export class Forger {
  private constructor(
    private readonly shop: ShopProcess,
    private readonly genuine: Signer,
    private readonly strangersKey: string,
  ) {}

  /** Once the simulator was asked for a payment and has begun to tell of it. */
  static async at(shop: ShopProcess): Promise<Forger> {
    let found: { key: string; self: string }[] = [];
    await untilWithin(async () => {
      found = await onDatabase(shop.databaseUrl, keyAndPlace);
      return found.length > 0;
    }, 20_000);
    const { key, self } = found[0]!;
    const base = self.replace(/\/v2\/.*/, '');
    const certificate = `${base}/v1/notifications/certs/CERT-SIMULATED`;
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    return new Forger(shop, { key, webhookId, certificate }, privateKey);
  }

  /** Tells in each forged way that it is approved, and that it is paid. @returns what the shop answered */
  async tellOf(gatewayOrderId: string): Promise<ShopResponse[]> {
    const { genuine, strangersKey: key } = this;
    const responses: ShopResponse[] = [];
    for (const body of [approved(gatewayOrderId), captured(gatewayOrderId)]) {
      const headersOfForgeries = [
        {},
        headersFor(body, { ...genuine, key }),
        headersFor(body, { ...genuine, key, certificate: 'http://127.0.0.1:9/v1/notifications/certs/1' }),
        headersFor(body, { ...genuine, webhookId: 'WH-OF-A-STRANGER' }),
        headersFor(approved('ANOTHER'), genuine),
      ];
      for (const headers of headersOfForgeries) responses.push(await this.send(body, headers));
    }
    return responses;
  }

  /** Signed by PayPal itself, and not true. */
  async tellWithSignature(gatewayOrderId: string): Promise<ShopResponse[]> {
    const bodies = [approved(gatewayOrderId), captured(gatewayOrderId)];
    return Promise.all(bodies.map((body) => this.send(body, headersFor(body, this.genuine))));
  }

  private send(body: string, headers: Record<string, string>): Promise<ShopResponse> {
    return this.shop.visitor().post('/api/payments/paypal/webhook', body, headers);
  }
}

const approved = (id: string): string =>
  JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } });

const captured = (order_id: string): string =>
  JSON.stringify({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'CAPTURED', supplementary_data: { related_ids: { order_id } } },
  });

function headersFor(body: string, { key, webhookId: id, certificate }: Signer): Record<string, string> {
  const [transmission, time] = ['transmission-1', new Date().toISOString()];
  const signed = [transmission, time, id, crc32(body)].join('|');
  return {
    'paypal-transmission-id': transmission,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', Buffer.from(signed), key).toString('base64'),
    'paypal-cert-url': certificate,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}
