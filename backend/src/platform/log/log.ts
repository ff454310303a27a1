import pino, { type Logger } from 'pino';

/** The one structured log. Cookies, passwords and tokens never reach it. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      remove: true,
    },
  });

export abstract class Log {
  abstract info(details: object, message: string): void;
  abstract warn(details: object, message: string): void;
  abstract error(details: object, message: string): void;
}
