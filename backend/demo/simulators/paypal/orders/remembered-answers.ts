import type { Request } from 'express';
import type { PoolClient } from 'pg';
import { invalidRequest } from '../problems';

const memoryHours = 6;
const maxRequestId = 108;

export interface Answer {
  status: 200 | 201;
  body: object;
}

/**
 * The first call with a request id does the work and answers 201; a repeat within six hours gets the same body with 200.
 * The row is inserted first, so that a second call at the same moment waits for the first; a refusal rolls it back.
 */
export async function once(
  db: PoolClient,
  { operation, requestId, now }: { operation: string; requestId: string | undefined; now: Date },
  work: () => Promise<object>,
): Promise<Answer> {
  if (requestId === undefined) return { status: 201, body: await work() };

  const key = [operation, requestId];
  if (!(await isFirst(db, key, now))) return { status: 200, body: await recall(db, key) };

  const body = await work();
  await db.query(`UPDATE paypal_simulator.remembered_answers SET body = $3 WHERE ${isKey}`, [
    ...key,
    JSON.stringify(body),
  ]);
  return { status: 201, body };
}

const isKey = 'operation = $1 AND request_id = $2';

async function isFirst(db: PoolClient, key: string[], now: Date): Promise<boolean> {
  const inserted = await db.query(
    `INSERT INTO paypal_simulator.remembered_answers AS known (operation, request_id, remembered_at) VALUES ($1, $2, $3)
     ON CONFLICT (operation, request_id) DO UPDATE SET body = NULL, remembered_at = excluded.remembered_at
       WHERE known.remembered_at < excluded.remembered_at - make_interval(hours => ${memoryHours})`,
    [...key, now],
  );
  return inserted.rowCount === 1;
}

async function recall(db: PoolClient, key: string[]): Promise<object> {
  const found = await db.query<{ body: object }>(
    `SELECT body FROM paypal_simulator.remembered_answers WHERE ${isKey}`,
    key,
  );
  return found.rows[0]!.body;
}

export function requestIdOf(request: Request): string | undefined {
  const requestId = request.get('PayPal-Request-Id');
  if (requestId !== undefined && requestId.length > maxRequestId)
    throw invalidRequest([
      {
        field: 'PayPal-Request-Id',
        issue: 'INVALID_STRING_LENGTH',
        description: `At most ${maxRequestId} characters.`,
      },
    ]);
  return requestId;
}
