import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { loggedPath } from './logged-path';

/** One line for each request when it ends, under the id that the response carries. */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, url }: IncomingMessage) => ({ id, method, path: loggedPath(url!) }),
      res: ({ statusCode }: ServerResponse) => ({ status: statusCode }),
    },
    customLogLevel: (_request, { statusCode }) => (statusCode >= 500 ? 'error' : 'info'),
    customSuccessObject: (request, _response, details: Record<string, unknown>) => ({
      ...userOf(request),
      ...details,
    }),
    // The refusal filter logs the error itself.
    customErrorObject: (request, _response, _error, { res, responseTime }: Record<string, unknown>) => ({
      ...userOf(request),
      res,
      responseTime,
    }),
    customSuccessMessage: message,
    customErrorMessage: message,
  });

/** Whose session the request proved, once it is known. */
export function userOf(request: Pick<Request, 'user'> | IncomingMessage): { userId?: string } {
  const { user } = request as Partial<Request>;
  return user ? { userId: user.id } : {};
}

const message = (_request: IncomingMessage, { writableFinished }: ServerResponse): string =>
  writableFinished ? 'request completed' : 'request aborted';
