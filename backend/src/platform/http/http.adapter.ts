import { ExpressAdapter } from '@nestjs/platform-express';
import { createServer } from 'node:http';

export const serverLimits = {
  /** Proxies end idle connections after 60 s. If the server were first, a request might arrive on a closed connection. */
  keepAliveTimeout: 65_000,
  /** Until a request has arrived wholly, an upload included. */
  requestTimeout: 30_000,
  /** The interval at which `requestTimeout` is checked. */
  connectionsCheckingInterval: 2_000,
};

/** Nest's adapter for Express, with limits that Node takes only when a server is created. */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(serverLimits, this.getInstance());
  }
}
