import { Client } from 'pg';
import { untilWithin } from './until-within';

export async function onDatabase<Row>(url: string, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // Postgres may go away between the answer and the end, when nobody waits for one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, parameters)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** The jobs by which events reach their listeners. */
export const listeners = [
  'catalogue:record-purchase',
  'ordering:schedule-checkout-completion',
  'ordering:complete-approved-checkout',
  'ordering:confirm-captured-order',
  'ordering:close-denied-order',
  'ordering:reject-wrongly-paid-order',
  'ordering:record-refund',
  'ordering:record-refund-of-pieces',
  'ordering:record-refund-elsewhere',
  'ordering:record-pending-refund',
  'ordering:record-given-refund',
  'ordering:record-refused-refund',
  'ordering:record-given-rest',
  'ordering:hold-contested-order',
  'ordering:hold-order-of-refused-refund',
  'mailing:parcel-sent',
  'mailing:parcel-tracked',
  'mailing:parcel-delivered',
];

/** The limit suffices for the events of a thousand orders beside other work. */
const settlesWithinMs = 120_000;

/** The job that asks the provider for the outcome of a capture. */
const outcomeCheck = 'payments:reconcile-payment';
/** All jobs that check with the provider. */
const reconciliations = [outcomeCheck, 'payments:check-approval', 'payments:check-late-approval'];

/**
 * Waits until each capture has an outcome, and each event has reached its listeners.
 * @returns false when that took too long
 */
export async function settlePayments(databaseUrl: string): Promise<boolean> {
  return untilWithin(async () => {
    // Approvals are left alone: checks for payments that were given up announce the late ones again each time.
    await runJobsNow(databaseUrl, [outcomeCheck, ...listeners]);
    const open = [await capturing(databaseUrl), await undelivered(databaseUrl)];
    return open.every((number) => number === 0);
  }, settlesWithinMs);
}

/** Jobs that ask the provider for refunds; 1.0.0 had one for parts and one for wholes. */
const refunds = ['payments:ask-refund', 'payments:refund-part', 'payments:refund-payment'];

/**
 * Waits until the provider was asked for each refund, and answered.
 * @returns false when that took too long
 */
export async function settleRefunds(databaseUrl: string): Promise<boolean> {
  return untilWithin(async () => {
    await runJobsNow(databaseUrl, refunds);
    return (await unfinished(databaseUrl, refunds)) === 0;
  }, settlesWithinMs);
}

/** How many payments wait for the outcome of their capture. */
export async function capturing(databaseUrl: string): Promise<number> {
  const rows = await onDatabase(databaseUrl, `SELECT FROM payments.payments WHERE status = 'capturing'`);
  return rows.length;
}

/** How many events have not reached their listeners. */
export const undelivered = (databaseUrl: string): Promise<number> => unfinished(databaseUrl, listeners);

/** How many jobs of these tasks there are. */
export async function unfinished(databaseUrl: string, tasks: string[]): Promise<number> {
  const rows = await onDatabase(
    databaseUrl,
    `SELECT FROM graphile_worker.jobs WHERE task_identifier = ANY($1)`,
    [tasks],
  );
  return rows.length;
}

/** Makes jobs due that wait for their time or for a retry. */
export async function runJobsNow(
  databaseUrl: string,
  tasks = [...reconciliations, ...listeners],
): Promise<void> {
  await onDatabase(
    databaseUrl,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = ANY($1) AND j.locked_at IS NULL`,
    [tasks],
  );
}
