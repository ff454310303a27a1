import { crc32 } from 'node:zlib';
import type { Pool } from 'pg';
import { Repeated } from '../orders/repeated';
import { certificateName, SigningKey } from './signing-key';

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

const lookEveryMs = 300;
const timeoutMs = 10_000;
const atOnce = 10;

/** Sends what is due, and again, ever more rarely, until the shop takes it. */
export class WebhookSender {
  private sending: Repeated | undefined;
  private isStopping = false;
  private key: SigningKey | undefined;

  constructor(
    private readonly pool: Pool,
    /** The simulator's own address, where its certificate is. */
    private readonly baseUrl: string,
    private readonly report: (error: unknown) => void,
  ) {}

  start(target: WebhookTarget): void {
    this.sending = new Repeated(lookEveryMs, () => this.sendDue(target), this.report);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.sending?.stop();
  }

  private async sendDue(target: WebhookTarget): Promise<void> {
    let sent: number;
    do {
      const due = await this.takeDue();
      await Promise.all(due.map((webhook) => this.send(webhook, target)));
      sent = due.length;
    } while (sent === atOnce && !this.isStopping);
  }

  private async takeDue(): Promise<DueWebhook[]> {
    const due = await this.pool.query<DueWebhook>(
      `UPDATE paypal_simulator.webhooks SET attempts = attempts + 1, due_at = now() + 2 ^ attempts * interval '1 second'
        WHERE id IN (SELECT id FROM paypal_simulator.webhooks WHERE delivered_at IS NULL AND due_at <= now() AND attempts < 20
                      ORDER BY due_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
       RETURNING id, body, is_forged`,
    );
    return due.rows;
  }

  private async send({ id, body, is_forged: isForged }: DueWebhook, target: WebhookTarget): Promise<void> {
    const key = (this.key ??= await SigningKey.of(this.pool));
    const time = new Date().toISOString();
    const signed = [id, time, isForged ? 'WH-OF-A-STRANGER' : target.webhookId, crc32(body)].join('|');
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': key.sign(signed),
      'paypal-cert-url': `${this.baseUrl}/v1/notifications/certs/${certificateName}`,
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
