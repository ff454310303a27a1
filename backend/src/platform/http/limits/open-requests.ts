import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Connections and requests that were in flight when the stop began arrive within this pause. */
const quietMs = 250;
/** The server stops listening after so long, even if new connections keep coming. */
const lameDuckMs = 2_000;
const checkEveryMs = 20;
/** A turn of the event loop that is as short counts as idle. */
const shortTurnMs = 0.5;
/** A server that is never idle stops listening after so long. */
const shortTurnWithinMs = 2_000;

/** The requests in progress, so that a stop interrupts none of them. */
export class OpenRequests {
  private readonly responses = new Set<ServerResponse>();
  private lastArrival = 0;
  private stopping = false;
  private listens = true;

  /** Whether the server is about to stop or is stopping. A load balancer then sends new requests to other servers. */
  get isStopping(): boolean {
    return this.stopping;
  }

  get count(): number {
    return this.responses.size;
  }

  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.arrived();
      // When a connection with several requests breaks, only the first response emits `close`.
      socket.once('close', () => this.forget(socket));
    });
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.arrived();
      this.responses.add(response);
      if (!this.listens) lastOnItsConnection(response);
      response.once('close', () => this.responses.delete(response));
    });
  }

  /**
   * Accepts no new connections, completes the requests in progress, then ends the connections.
   * @returns how many requests were interrupted because they took longer than `timeoutMs`
   */
  async drain(server: Server, timeoutMs: number): Promise<number> {
    const started = Date.now();
    this.stopping = true;
    this.arrived();
    if (!server.listening) return 0;
    await this.until(() => this.isQuiet(), started + lameDuckMs);
    await this.acceptWaitingConnections(Date.now() + shortTurnWithinMs);
    // Not `http.Server.close`: it ends idle connections, on one of which a request may be arriving.
    NetServer.prototype.close.call(server);
    // Not earlier: a proxy would open new connections, of which some would still wait when the server stops listening.
    this.listens = false;
    this.responses.forEach(lastOnItsConnection);
    await this.until(() => this.isQuiet() && this.responses.size === 0, started + timeoutMs);
    const cut = this.responses.size;
    server.closeAllConnections();
    return cut;
  }

  private forget(socket: Socket): void {
    for (const response of this.responses)
      if (response.req.socket === socket) this.responses.delete(response);
  }

  private arrived(): void {
    this.lastArrival = Date.now();
  }

  private isQuiet(): boolean {
    return Date.now() - this.lastArrival > quietMs;
  }

  /**
   * The system resets connections that wait when a server stops listening. A turn of the event loop accepts those that
   * wait at its beginning: after a short turn, hardly one is left.
   */
  private async acceptWaitingConnections(deadline: number): Promise<void> {
    for (;;) {
      const began = performance.now();
      await nextTurn();
      if (performance.now() - began < shortTurnMs || Date.now() > deadline) return;
    }
  }

  private async until(condition: () => boolean, deadline: number): Promise<void> {
    do {
      await pause(checkEveryMs);
      // Accepts connections that are already waiting; on a busy machine the timer alone would come before them.
      await nextTurn();
    } while (!condition() && Date.now() < deadline);
  }
}

const lastOnItsConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};
