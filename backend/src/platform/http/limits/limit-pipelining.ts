import type { RequestHandler } from 'express';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request after the other on a connection. */
const maxPending = 4;

/** Node sets its parser to this after an upgrade: the bytes that follow are no requests. */
const noMoreRequests = 2;

/** Closes a connection on which more requests wait for their responses (pipelining): they would fill the memory. */
export function limitPipelining(): RequestHandler {
  const pending = new WeakMap<Socket, number>();
  return ({ socket }, response, next) => {
    const count = pending.get(socket) ?? 0;
    if (count >= maxPending || socket.destroyed) {
      stopParsing(socket);
      socket.destroy();
      return;
    }
    pending.set(socket, count + 1);
    response.once('close', () => pending.set(socket, pending.get(socket)! - 1));
    next();
  };
}

/**
 * Node goes on with the requests that it has read of a destroyed connection, up to 64 KB of them. Its documentation has no way to stop
 * it: where a release has no such parser, the requests are refused one by one, which takes longer.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: unknown } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => noMoreRequests;
}
