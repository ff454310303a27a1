import { Logger } from 'graphile-worker';
import type { Log } from '../log/log';

interface Details {
  /** The error of a job that failed, or of a connection. */
  error?: unknown;
  /** The error of a worker that could not say how its job went. */
  fatalError?: unknown;
  job?: { task_identifier: string };
}

/** The queue's warnings and errors, those of failed jobs among them, in our log. */
export const graphileLogger = (log: Log): Logger =>
  new Logger(() => (level: string, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const { error, fatalError, job } = (meta ?? {}) as Details;
    const details = { err: error ?? fatalError, job: job?.task_identifier };
    // The first line is followed by the stack, which `err` has.
    const [firstLine = ''] = message.split('\n');
    if (level === 'error') log.error(details, firstLine);
    else log.warn(details, firstLine);
  });
