import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { CaptureRow } from '../orders/captures';
import type { Queryable } from '../database';
import { newResourceId } from '../paypal-ids';
import { captureInMessages } from '../orders/wire';

/** How the simulator tells the shop of what happened: at once, or in one of the ways in which it goes wrong. */
export const WebhookHabit = z.object({
  mode: z.enum(['prompt', 'late', 'repeated', 'disordered', 'forged', 'never']),
  /** How late `late` is, how far apart the repeats are, and how long the first waits for the second in `disordered`. */
  delayMs: z.coerce.number().int().min(0).max(600_000).default(3_000),
});
export type WebhookHabit = z.output<typeof WebhookHabit>;

export type WebhookEvent =
  | { type: 'CHECKOUT.ORDER.APPROVED'; resource: { id: string } }
  | {
      type: `PAYMENT.CAPTURE.${'COMPLETED' | 'PENDING' | 'DENIED'}`;
      resource: { id: string };
      orderId: string;
    }
  /** PayPal names only the capture of a refund, by a link. */
  | {
      type: `PAYMENT.${'CAPTURE.REFUNDED' | 'CAPTURE.REVERSED' | 'REFUND.PENDING' | 'REFUND.FAILED'}`;
      resource: { id: string };
    }
  | {
      type: 'CUSTOMER.DISPUTE.CREATED';
      resource: { dispute_id: string; disputed_transactions: { seller_transaction_id: string }[] };
    };

/** One sending of what happened. */
export interface WebhookRow {
  id: string;
  event: WebhookEvent['type'];
  order_id: string;
  is_forged: boolean;
  attempts: number;
  delivered_at: Date | null;
  due_at: Date;
  created_at: Date;
}

export class Webhooks {
  constructor(
    private readonly pool: Pool,
    private readonly usualMode: WebhookHabit['mode'],
  ) {}

  async change({ mode, delayMs }: WebhookHabit): Promise<void> {
    await this.pool.query(
      `WITH gone AS (DELETE FROM paypal_simulator.webhook_habit)
       INSERT INTO paypal_simulator.webhook_habit (mode, delay_ms) VALUES ($1, $2)`,
      [mode, delayMs],
    );
  }

  /** In the transaction of what happened. */
  async announce(db: PoolClient, event: WebhookEvent): Promise<void> {
    const { mode, delayMs } = await this.habit(db);
    const body = bodyOf(event);
    for (const delay of delaysOf(mode, delayMs, event)) {
      await db.query(
        `INSERT INTO paypal_simulator.webhooks (id, body, is_forged, due_at)
         VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond')`,
        [newResourceId(), body, mode === 'forged', delay],
      );
    }
  }

  async habit(db: Queryable = this.pool): Promise<WebhookHabit> {
    const found = await db.query<WebhookHabit>(
      'SELECT mode, delay_ms AS "delayMs" FROM paypal_simulator.webhook_habit',
    );
    return found.rows[0] ?? { mode: this.usualMode, delayMs: 0 };
  }

  /** The newest webhook comes first. */
  async list(limit: number): Promise<WebhookRow[]> {
    const found = await this.pool.query<WebhookRow>(
      `SELECT id, event ->> 'event_type' AS event, is_forged, attempts, delivered_at, due_at, created_at,
              coalesce(event #>> '{resource,supplementary_data,related_ids,order_id}', event #>> '{resource,id}',
                       event #>> '{resource,dispute_id}') AS order_id
         FROM (SELECT *, body::jsonb AS event FROM paypal_simulator.webhooks
                ORDER BY created_at DESC, id DESC LIMIT $1) AS newest
        ORDER BY created_at DESC, id DESC`,
      [limit],
    );
    return found.rows;
  }
}

const captureEvents = { COMPLETED: 'COMPLETED', PENDING: 'PENDING', DECLINED: 'DENIED' } as const;

/** Announces the new state of a capture in the transaction that changes it. */
export function announceCapture(webhooks: Webhooks, db: PoolClient, capture: CaptureRow): Promise<void> {
  return webhooks.announce(db, {
    type: `PAYMENT.CAPTURE.${captureEvents[capture.status]}`,
    resource: captureInMessages(capture),
    orderId: capture.order_id,
  });
}

/** The buyer wants the money of a capture back from PayPal. */
export function announceDispute(webhooks: Webhooks, db: PoolClient, captureId: string): Promise<void> {
  return webhooks.announce(db, {
    type: 'CUSTOMER.DISPUTE.CREATED',
    resource: {
      dispute_id: `PP-D-${newResourceId()}`,
      disputed_transactions: [{ seller_transaction_id: captureId }],
    },
  });
}

/** @returns one for each time that it is sent, in milliseconds */
function delaysOf(mode: WebhookHabit['mode'], delayMs: number, { type }: WebhookEvent): number[] {
  switch (mode) {
    case 'never':
      return [];
    case 'late':
      return [delayMs];
    case 'repeated':
      return [0, delayMs, 2 * delayMs];
    case 'disordered':
      return [type === 'CHECKOUT.ORDER.APPROVED' ? delayMs : 0];
    case 'prompt':
    case 'forged':
      return [0];
  }
}

const resourceTypes: Partial<Record<WebhookEvent['type'], string>> = {
  'CHECKOUT.ORDER.APPROVED': 'checkout-order',
  'PAYMENT.CAPTURE.REFUNDED': 'refund',
  'PAYMENT.CAPTURE.REVERSED': 'refund',
  'PAYMENT.REFUND.PENDING': 'refund',
  'PAYMENT.REFUND.FAILED': 'refund',
  'CUSTOMER.DISPUTE.CREATED': 'dispute',
};

function bodyOf(event: WebhookEvent): string {
  const related = 'orderId' in event && {
    supplementary_data: { related_ids: { order_id: event.orderId } },
  };
  return JSON.stringify({
    id: `WH-${newResourceId()}`,
    event_version: '1.0',
    event_type: event.type,
    resource_type: resourceTypes[event.type] ?? 'capture',
    resource: { ...event.resource, ...related },
  });
}
