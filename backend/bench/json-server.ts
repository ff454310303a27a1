import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announce } from './announce';

export interface Answer {
  status: number;
  json: string | Buffer;
  /** How the JSON is compressed, if it is. */
  encoding?: 'br' | 'gzip';
}

/** `node:http` alone. The process that started this one is told the port. */
export function serveJson(answer: (request: IncomingMessage, body: string) => Promise<Answer>): void {
  const server = createServer((request, response) => {
    bodyOf(request)
      .then((body) => answer(request, body))
      .catch((error: unknown) => ({ status: 500, json: JSON.stringify({ message: String(error) }) }))
      .then(({ status, json, encoding }: Answer) => {
        response
          .writeHead(status, {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(json),
            ...(encoding !== undefined && { 'Content-Encoding': encoding }),
          })
          .end(json);
      })
      .catch((error: unknown) => response.destroy(error as Error));
  });
  // Nobody who pauses finds the line closed under a call.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
}

function bodyOf(request: IncomingMessage): Promise<string> {
  if (request.method === 'GET') return Promise.resolve('');
  return new Promise((resolve, reject) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('error', reject).on('end', () => resolve(body));
  });
}
