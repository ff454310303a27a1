import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Of the HTTP server. */
export const serverLimits = {
  keepAliveTimeout: 5_000,
  /** Until a request has arrived wholly, an upload included. */
  requestTimeout: 30_000,
  /** How often that is looked after. */
  connectionsCheckingInterval: 2_000,
};

/** Of one connection; while more wait, it is not read. */
const answeredAtOnce = 16;
/**
 * What has arrived in one packet is there before its connection can be paused. Of all connections together so many requests may
 * wait, which takes less than 100 MB; one that adds more is closed.
 */
const waitingAtMost = 20_000;

/**
 * A client may send many requests without waiting for answers (pipelining). Only a few of them are answered at the same time.
 * To be called when all listeners of requests are there.
 */
export function limitPipelining(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const pipelines = new WeakMap<Socket, Pipeline>();
  const total = { waiting: 0 };
  server.on('request', (request, response) => {
    const { socket } = request;
    let pipeline = pipelines.get(socket);
    if (!pipeline) pipelines.set(socket, (pipeline = new Pipeline(socket, total)));
    pipeline.add(response, () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** The requests of one connection that are not answered yet. */
class Pipeline {
  private unanswered = 0;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly socket: Socket,
    private readonly total: { waiting: number },
  ) {
    socket.once('close', () => {
      total.waiting -= this.waiting.length;
      this.waiting = [];
    });
    socket.on('resume', () => this.pauseAgain());
  }

  add(response: ServerResponse, answer: () => void): void {
    response.once('finish', () => this.answered());
    if (this.unanswered < answeredAtOnce) this.begin(answer);
    else if (this.total.waiting < waitingAtMost) this.putOff(answer);
    else this.socket.destroy();
  }

  private begin(answer: () => void): void {
    this.unanswered += 1;
    answer();
  }

  private putOff(answer: () => void): void {
    if (this.socket.destroyed) return;
    this.socket.pause();
    this.total.waiting += 1;
    this.waiting.push(answer);
  }

  /**
   * Node resumes the socket when a handler reads its request. Where our pause came just before, the socket counts as paused
   * although it is read, and pausing it again does nothing: it is resumed first, which ends here once more.
   */
  private pauseAgain(): void {
    if (this.waiting.length === 0) return;
    if (this.socket.isPaused()) this.socket.resume();
    else this.socket.pause();
  }

  private answered(): void {
    this.unanswered -= 1;
    const next = this.waiting.shift();
    if (!next) return;
    this.total.waiting -= 1;
    if (this.waiting.length === 0) this.socket.resume();
    this.begin(next);
  }
}
