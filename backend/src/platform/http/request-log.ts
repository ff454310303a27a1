import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

export interface AnsweredRequest {
  id: string;
  method: string | undefined;
  url: string | undefined;
  status: number;
  /** From its arrival until its answer was handed over, or its line was cut. */
  milliseconds: number;
  isCut?: boolean;
}

/** One line for each request, when it is answered. */
export class RequestLog {
  constructor(private readonly log: Logger) {}

  follow({ id, method, originalUrl: url }: FastifyRequest, { raw: response }: FastifyReply): void {
    const arrivedAt = performance.now();
    let isCut = true;
    response.once('finish', () => (isCut = false));
    response.once('close', () => {
      const milliseconds = performance.now() - arrivedAt;
      this.tell({ id, method, url, status: response.statusCode, milliseconds, isCut });
    });
  }

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
