import { Logger } from 'graphile-worker';
import type { Log } from '../log/log';

interface Details {
  /** The error of a job that failed, or of a connection. */
  error?: unknown;
  /** The error of a group of workers that could not say how their jobs went. */
  fatalError?: unknown;
  job?: { task_identifier: string };
  /** Tells that a job failed, and not the queue. */
  failure?: boolean;
}

/**
 * The queue's warnings and errors, those of failed jobs among them, in our log.
 * @param whenBroken is called after each error of the queue itself: not all of them are among its events
 */
export const graphileLogger = (log: Log, whenBroken?: () => void): Logger =>
  new Logger(() => (level: string, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const { error, fatalError, job, failure } = (meta ?? {}) as Details;
    const details = { err: error ?? fatalError, job: job?.task_identifier };
    // The first line is followed by the stack, which `err` has.
    const [firstLine = ''] = message.split('\n');
    if (level === 'warning') return log.warn(details, firstLine);
    log.error(details, firstLine);
    if (!failure) whenBroken?.();
  });
