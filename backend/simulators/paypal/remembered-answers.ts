import type { Request } from 'express';
import type { PoolClient } from 'pg';
import { invalidRequest } from './problems';

const memoryHours = 6;
const longestRequestId = 108;

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
  key: { operation: string; requestId: string | undefined; now: Date },
  work: () => Promise<object>,
): Promise<Answer> {
  if (key.requestId === undefined) return { status: 201, body: await work() };

  const place = [key.operation, key.requestId];
  const fresh = await db.query(
    `INSERT INTO paypal_simulator.remembered_answers AS known (operation, request_id, remembered_at) VALUES ($1, $2, $3)
     ON CONFLICT (operation, request_id) DO UPDATE SET body = NULL, remembered_at = excluded.remembered_at
       WHERE known.remembered_at < excluded.remembered_at - make_interval(hours => ${memoryHours})
     RETURNING 1`,
    [...place, key.now],
  );
  const here = 'FROM paypal_simulator.remembered_answers WHERE operation = $1 AND request_id = $2';
  if (fresh.rowCount === 0)
    return { status: 200, body: (await db.query(`SELECT body ${here}`, place)).rows[0].body };

  const body = await work();
  await db.query(
    'UPDATE paypal_simulator.remembered_answers SET body = $3 WHERE operation = $1 AND request_id = $2',
    [...place, JSON.stringify(body)],
  );
  return { status: 201, body };
}

export function requestIdOf(request: Request): string | undefined {
  const requestId = request.get('PayPal-Request-Id');
  if (requestId !== undefined && requestId.length > longestRequestId)
    throw invalidRequest([
      {
        field: 'PayPal-Request-Id',
        issue: 'INVALID_STRING_LENGTH',
        description: `At most ${longestRequestId} characters.`,
      },
    ]);
  return requestId;
}
