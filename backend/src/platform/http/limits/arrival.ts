import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseUnreadable } from '../refusals/unreadable-requests';

/** A body, also that of an upload, has to arrive within this time. */
export const arrivalLimit = { ms: 30_000 };

interface Timing {
  start(): void;
  stop(): void;
}
const timings = new WeakMap<IncomingMessage, Timing>();

/**
 * Ends a request whose body takes too long. Node's own `requestTimeout` would go on counting while we leave an upload unread
 * because it has to wait for its turn.
 */
export function limitArrival(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const timing = {
    start: () => (timer = setTimeout(refuseUnlessComplete, arrivalLimit.ms, request, response).unref()),
    stop: () => clearTimeout(timer),
  };
  timings.set(request, timing);
  request.once('end', timing.stop).once('close', timing.stop);
  timing.start();
}

function refuseUnlessComplete({ complete, socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (complete) return;
  if (headersSent) socket.destroy();
  else refuseUnreadable(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

/** Stops the time while nobody reads the request. */
export const pauseArrival = (request: IncomingMessage): void => timings.get(request)?.stop();

/** Starts the time anew. */
export function resumeArrival(request: IncomingMessage): void {
  if (!request.destroyed) timings.get(request)?.start();
}
