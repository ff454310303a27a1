import { ExpressAdapter } from '@nestjs/platform-express';
import { createServer, type RequestListener } from 'node:http';
import { limitArrival } from './limits/arrival';

export const serverLimits = {
  /** Proxies end idle connections after 60 s. If the server were first, a request might arrive on a closed connection. */
  keepAliveTimeout: 65_000,
  /** This limits the headers; `limitArrival` limits the body. */
  headersTimeout: 30_000,
  requestTimeout: 0,
  /** The interval at which `headersTimeout` is checked. */
  connectionsCheckingInterval: 2_000,
};

/** Nest's adapter for Express, with limits that Node takes only when a server is created. */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(serverLimits, this.getInstance<RequestListener>()).prependListener(
      'request',
      limitArrival,
    );
  }
}
