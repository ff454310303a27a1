import type { Response } from 'express';
import type { Pool } from 'pg';
import { z } from 'zod';
import { internalError } from './problems';
import type { Answer } from './remembered-answers';

/** A trouble that a test asks for: on one operation, the next `times` times. */
export const Fault = z.object({
  /** `create:<invoice id>`, `show:<order id>`, `capture:<order id>` or `refund:<capture id>`; the id `*` stands for any */
  operation: z
    .string()
    .regex(/^(create|show|capture|refund):.+$/)
    .max(200),
  /** Never answer; answer 500 and do nothing; do everything and cut the line instead of answering. */
  kind: z.enum(['hang', 'server-error', 'drop-answer']),
  times: z.number().int().min(1).max(1000).default(1),
});

export async function plantFault(pool: Pool, fault: z.output<typeof Fault>): Promise<void> {
  await pool.query(
    `INSERT INTO paypal_simulator.faults (operation, kind, remaining) VALUES ($1, $2, $3)
     ON CONFLICT (operation) DO UPDATE SET kind = excluded.kind, remaining = excluded.remaining`,
    [fault.operation, fault.kind, fault.times],
  );
}

/** Sends what `work` answers, unless a fault was planted on the operation. */
export async function answerUnlessFaulty(
  pool: Pool,
  operation: string,
  response: Response,
  work: () => Promise<Answer>,
): Promise<void> {
  const fault = await takeFault(pool, operation);
  if (fault === 'hang') return;
  if (fault === 'server-error') throw internalError();
  const { status, body } = await work();
  if (fault === 'drop-answer') response.destroy();
  else response.status(status).json(body);
}

async function takeFault(pool: Pool, operation: string): Promise<string | undefined> {
  const taken = await pool.query<{ kind: string }>(
    `UPDATE paypal_simulator.faults SET remaining = remaining - 1
      WHERE operation IN ($1, split_part($1, ':', 1) || ':*') AND remaining > 0 RETURNING kind`,
    [operation],
  );
  return taken.rows[0]?.kind;
}
