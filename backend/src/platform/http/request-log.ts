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
    this.log[level](
      {
        req: { id, method, path: loggedPath(url!) },
        res: { status },
        responseTime: Math.round(milliseconds),
      },
      isCut ? 'request aborted' : 'request completed',
    );
  }
}

/** What shoppers type is not logged: it stands in the query, or is what they search for. */
function loggedPath(url: string): string {
  const path = decoded(url.replace(/^https?:\/\/[^/?]*/i, '').split('?')[0]!);
  return path.replace(/(\/search\/).+/s, '$1[keyword]');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '[malformed]';
  }
}
