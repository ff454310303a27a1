import { ExpressAdapter } from '@nestjs/platform-express';
import { createServer } from 'node:http';
import { serverLimits } from './connection-limits';

/** Nest's way to Express, with our limits of connections, some of which Node takes only when a server is made. */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(serverLimits, this.getInstance());
  }
}
