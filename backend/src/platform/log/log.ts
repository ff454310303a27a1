import pino, { type DestinationStream, type Logger } from 'pino';

/** Many lines go out together, if the wait is not long; the rest is flushed when the process ends. */
const standardOutput = () => pino.destination({ fd: 1, sync: false, minLength: 16_000, periodicFlush: 100 });

/** The one structured log, a JSON object a line. */
export const createLog = (level: string, to: DestinationStream = standardOutput()): Logger =>
  pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorFields } },
    to,
  );

/** The log has only this of an error: a driver's or a client's error carries parameters and headers, which may be secrets. */
function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, code, reason } = error as Error & { code?: unknown; reason?: unknown };
  return { name, message, stack, code, reason };
}

export abstract class Log {
  abstract info(details: object, message: string): void;
  abstract warn(details: object, message: string): void;
  abstract error(details: object, message: string): void;
}
