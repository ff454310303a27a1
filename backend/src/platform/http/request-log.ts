import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

declare module 'node:http' {
  interface IncomingMessage {
    /** The server's own; the answer carries it, and every line of the log that is about the request. */
    id: string;
  }
}

export interface AnsweredRequest extends Pick<IncomingMessage, 'id' | 'method' | 'url'> {
  status: number;
  /** From its arrival until its answer was handed over, or its line was cut. */
  milliseconds: number;
  isCut?: boolean;
}

/** One line for each request, when it is answered. */
export class RequestLog {
  constructor(private readonly log: Logger) {}

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const arrivedAt = performance.now();
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    const { id, method, originalUrl: url } = request;
    response.once('close', () => {
      const milliseconds = performance.now() - arrivedAt;
      const { statusCode: status, writableFinished } = response;
      this.tell({ id, method, url, status, milliseconds, isCut: !writableFinished });
    });
    next();
  };

  tell({ id, method, url, status, milliseconds, isCut }: AnsweredRequest): void {
    const level = status >= 500 ? 'error' : 'info';
    // Without the query, which may hold what shoppers type.
    const [path] = url!.split('?');
    this.log[level](
      { req: { id, method, path }, res: { status }, responseTime: Math.round(milliseconds) },
      isCut ? 'request aborted' : 'request completed',
    );
  }
}
