import { randomUUID } from 'node:crypto';
import { simulatorCredentials } from './paypal-simulator';

export interface Answered {
  status: number;
  body: {
    id: string;
    status: string;
    name: string;
    debug_id: string;
    details: { issue: string }[];
    links: { rel: string; href: string }[];
    access_token: string;
    payer?: { payer_id: string };
    purchase_units: [{ payments?: { captures: { id: string; status: string; amount: object }[] } }];
  };
}

/** PayPal's calls as they go over the wire, for tests that look at the protocol itself. */
export class PayPalClient {
  authorization = '';

  constructor(
    private readonly url: string,
    private readonly credentials = simulatorCredentials,
  ) {}

  async signIn(): Promise<void> {
    this.authorization = `Bearer ${(await this.requestToken()).body.access_token}`;
  }

  async requestToken(secret = this.credentials.clientSecret): Promise<Answered> {
    const basic = Buffer.from(`${this.credentials.clientId}:${secret}`).toString('base64');
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    const headers = { Authorization: `Basic ${basic}` };
    return read(await fetch(`${this.url}/v1/oauth2/token`, { method: 'POST', headers, body }));
  }

  create(body: unknown, requestId: string = randomUUID()): Promise<Answered> {
    return this.post('/v2/checkout/orders', body, requestId);
  }

  capture(id: string, requestId: string = randomUUID()): Promise<Answered> {
    return this.post(`/v2/checkout/orders/${id}/capture`, {}, requestId);
  }

  refund(captureId: string, body: unknown = {}, requestId: string = randomUUID()): Promise<Answered> {
    return this.post(`/v2/payments/captures/${captureId}/refund`, body, requestId);
  }

  async get(path: string): Promise<Answered> {
    return read(await fetch(`${this.url}${path}`, { headers: { Authorization: this.authorization } }));
  }

  async post(path: string, body: unknown, requestId?: string): Promise<Answered> {
    return read(
      await fetch(`${this.url}${path}`, {
        method: 'POST',
        headers: {
          Authorization: this.authorization,
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
          ...(requestId !== undefined && { 'PayPal-Request-Id': requestId }),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }
}

async function read(response: Response): Promise<Answered> {
  return { status: response.status, body: (await response.json()) as Answered['body'] };
}

export const usd = (value: string) => ({ currency_code: 'USD', value });

/** Three pairs of socks for $20.10, with a name that wants escaping. */
export const anOrder = (purchaseUnit: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      invoice_id: randomUUID(),
      amount: { ...usd('20.10'), breakdown: { item_total: usd('20.10') } },
      items: [{ name: '<b>"Socks" & more</b>', quantity: '3', unit_amount: usd('6.70') }],
      ...purchaseUnit,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'http://shop.test:8080/shop/paypal-return?keep=1',
        cancel_url: 'http://shop.test:8080/shop/checkout?cancelled=1',
      },
    },
  },
});
