import type { RequestHandler } from 'express';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request after the other on a connection. */
const maxPending = 16;

/** Closes a connection on which more requests wait for their responses (pipelining): they would fill the memory. */
export function limitPipelining(): RequestHandler {
  const pending = new WeakMap<Socket, number>();
  return ({ socket }, response, next) => {
    const count = pending.get(socket) ?? 0;
    if (count >= maxPending || socket.destroyed) {
      socket.destroy();
      return;
    }
    pending.set(socket, count + 1);
    response.once('close', () => pending.set(socket, pending.get(socket)! - 1));
    next();
  };
}
