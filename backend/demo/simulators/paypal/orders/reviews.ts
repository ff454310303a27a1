import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { getCapture } from './captures';
import { inTransaction, type Queryable } from '../database';
import { unprocessable } from '../problems';
import { announceCapture, type Webhooks } from '../webhooks/webhooks';

/** How the reviews of captures end that begin from now on: by hand, or by themselves. */
export const ReviewHabit = z.object({
  ends: z.enum(['by-hand', 'completed', 'denied']),
  delayMs: z.coerce.number().int().min(0).max(86_400_000).default(3_000),
});
export type ReviewHabit = z.output<typeof ReviewHabit>;

export const Settlement = z.object({ as: z.enum(['completed', 'denied']) });
type Decision = z.output<typeof Settlement>['as'];

const statusOf = { completed: 'COMPLETED', denied: 'DECLINED' } as const;
const atOnce = 100;

/** Captures whose money is held back: PENDING until they are settled. */
export class Reviews {
  constructor(
    private readonly pool: Pool,
    private readonly webhooks: Webhooks,
  ) {}

  async change({ ends, delayMs }: ReviewHabit): Promise<void> {
    await this.pool.query(
      `WITH gone AS (DELETE FROM paypal_simulator.review_habit)
       INSERT INTO paypal_simulator.review_habit (ends, delay_ms) VALUES ($1, $2)`,
      [ends, delayMs],
    );
  }

  async habit(db: Queryable = this.pool): Promise<ReviewHabit> {
    const found = await db.query<ReviewHabit>(
      'SELECT ends, delay_ms AS "delayMs" FROM paypal_simulator.review_habit',
    );
    return found.rows[0] ?? { ends: 'by-hand', delayMs: 0 };
  }

  /** In the transaction of the capture. */
  async open(db: PoolClient, orderId: string): Promise<void> {
    const { ends, delayMs } = await this.habit(db);
    await db.query(
      `UPDATE paypal_simulator.captures SET status = 'PENDING', settles_as = $2,
              settles_at = CASE WHEN $2::text IS NOT NULL THEN now() + $3 * interval '1 millisecond' END
        WHERE order_id = $1`,
      [orderId, ends === 'by-hand' ? null : statusOf[ends], delayMs],
    );
  }

  /** @param id the capture's, or its order's. @throws PayPalProblem when there is nothing to settle */
  settle(id: string, decision: Decision): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const settled = await db.query<{ id: string }>(
        `UPDATE paypal_simulator.captures SET status = $2 WHERE $1 IN (id, order_id) AND status = 'PENDING' RETURNING id`,
        [id, statusOf[decision]],
      );
      const [capture] = settled.rows;
      if (!capture)
        throw unprocessable('CAPTURE_NOT_PENDING', 'The capture does not exist or is already settled.');
      await this.announce(db, capture.id);
    });
  }

  /** Settles those that settle by themselves and whose time has come. */
  settleDue(): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const settled = await db.query<{ id: string }>(
        `UPDATE paypal_simulator.captures SET status = settles_as
          WHERE id IN (SELECT id FROM paypal_simulator.captures WHERE status = 'PENDING' AND settles_at <= now()
                        ORDER BY settles_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
         RETURNING id`,
      );
      for (const { id } of settled.rows) await this.announce(db, id);
    });
  }

  private async announce(db: PoolClient, captureId: string): Promise<void> {
    await announceCapture(this.webhooks, db, await getCapture(db, captureId));
  }
}
