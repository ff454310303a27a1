import { crc32 } from 'node:zlib';
import type { Pool } from 'pg';
import { SigningKey } from './signing-key';

interface DueWebhook {
  id: string;
  body: string;
  is_forged: boolean;
}

/** Where webhooks go, and the id that the shop knows this webhook by. */
export interface WebhookTarget {
  url: string;
  webhookId: string;
}

const lookEveryMs = 1_000;
const timeoutMs = 10_000;
const atOnce = 10;

/** Sends what is due, and again, ever more rarely, until the shop takes it. */
export class WebhookSender {
  private clock: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;

  constructor(
    private readonly pool: Pool,
    /** The simulator's own address, where its certificate is. */
    private readonly baseUrl: string,
    private readonly report: (error: unknown) => void,
  ) {}

  start(target: WebhookTarget): void {
    this.clock = setInterval(() => {
      this.sending ??= this.sendDue(target)
        .catch(this.report)
        .finally(() => (this.sending = undefined));
    }, lookEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.clock);
    await this.sending;
  }

  private async sendDue(target: WebhookTarget): Promise<void> {
    const due = await this.pool.query<DueWebhook>(
      `UPDATE paypal_simulator.webhooks SET attempts = attempts + 1, due_at = now() + 2 ^ attempts * interval '1 second'
        WHERE id IN (SELECT id FROM paypal_simulator.webhooks WHERE delivered_at IS NULL AND due_at <= now() AND attempts < 20
                      ORDER BY due_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
       RETURNING id, body, is_forged`,
    );
    await Promise.all(due.rows.map((webhook) => this.send(webhook, target)));
  }

  private async send({ id, body, is_forged: isForged }: DueWebhook, target: WebhookTarget): Promise<void> {
    const key = await SigningKey.of(this.pool);
    const time = new Date().toISOString();
    const signed = [id, time, isForged ? 'WH-OF-A-STRANGER' : target.webhookId, crc32(body)].join('|');
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': key.sign(signed),
      'paypal-cert-url': `${this.baseUrl}/v1/notifications/certs/CERT-SIMULATED`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
    const isTaken = await fetch(target.url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken)
      await this.pool.query('UPDATE paypal_simulator.webhooks SET delivered_at = now() WHERE id = $1', [id]);
  }
}
