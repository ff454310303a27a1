import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { publicJson } from './caching';
import { type Encoding, preferredEncoding } from './encodings';
import type { KeptAnswer } from './kept-answer';
import type { KeptAnswers } from './kept-answers';
import type { RequestLog } from './request-log';

interface DoorOptions {
  /** Of every answer of this server. */
  headers: Record<string, string>;
  requestLog: RequestLog;
}

/** Requests that a kept answer suits are answered here: they don't come to the server's framework. */
export function answerFromKept(server: Server, kept: KeptAnswers, options: DoorOptions): void {
  const [framework] = server.listeners('request') as RequestListener[];
  server.removeListener('request', framework!);
  const send = sender(options);
  server.on('request', (request, response) => {
    const answer = request.method === 'GET' ? kept.find(request.url!) : undefined;
    if (answer) send(answer, request, response);
    else framework!(request, response);
  });
}

function sender({ headers, requestLog }: DoorOptions) {
  const common = Object.entries({
    ...headers,
    ...publicJson,
    Vary: 'Accept-Encoding',
  }).flat();

  function send(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
    if (fresh(request.headers, { etag: answer.etag })) {
      write(304, answer, request, response);
      return;
    }
    const encoding = answer.suited(preferredEncoding(request.headers['accept-encoding']));
    const ready = answer.ready(encoding);
    const sendBody = (body: Buffer) => {
      write(200, answer, request, response, { encoding, body });
    };
    if (ready) sendBody(ready);
    else answer.encode(encoding).then(sendBody, () => response.destroy());
  }

  function write(
    status: 200 | 304,
    { etag }: KeptAnswer,
    { method, url }: IncomingMessage,
    response: ServerResponse,
    content?: { encoding: Encoding; body: Buffer },
  ): void {
    const id = randomUUID();
    const own = ['X-Request-Id', id, 'ETag', etag];
    if (content) own.push('Content-Length', String(content.body.length));
    if (content && content.encoding !== 'identity') own.push('Content-Encoding', content.encoding);
    response.writeHead(status, [...common, ...own]);
    response.end(content?.body);
    requestLog.tell({ id, method, url, status, milliseconds: 0 });
  }

  return send;
}
