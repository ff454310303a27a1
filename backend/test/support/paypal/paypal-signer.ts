import { sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { generateCertificate } from '../../../demo/simulators/paypal/webhooks/certificate';

export const webhookId = 'WH-TEST';

/** Signs messages as PayPal does, and serves the certificate for it at an address of its own. */
export class PayPalSigner {
  private constructor(
    readonly baseUrl: string,
    private readonly key: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** @param daysOld how long ago its certificate ended; it is good for a day without */
  static async start(daysOld = 0): Promise<PayPalSigner> {
    const day = 24 * 60 * 60 * 1000;
    const notAfterDate = new Date(Date.now() + (daysOld > 0 ? -daysOld : 1) * day);
    const notBeforeDate = new Date(notAfterDate.getTime() - 2 * day);
    const pems = await generateCertificate('messages.test', { notBeforeDate, notAfterDate });
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/v1/notifications/certs/')) response.end(pems.cert);
      else response.writeHead(302, { location: '/v1/notifications/certs/1' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const stop = async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    };
    return new PayPalSigner(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pems.key, stop);
  }

  /** @returns the headers that PayPal sends beside this body */
  headersFor(body: string, changed: Record<string, string> = {}): Record<string, string> {
    const [id, time] = ['transmission-1', '2026-03-01T12:00:00Z'];
    const signed = [id, time, webhookId, crc32(body)].join('|');
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', Buffer.from(signed), this.key).toString('base64'),
      'paypal-cert-url': `${this.baseUrl}/v1/notifications/certs/1`,
      'paypal-auth-algo': 'SHA256withRSA',
      ...changed,
    };
  }
}
