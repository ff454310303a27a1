import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Registry } from 'prom-client';
import { OpenRequests } from '../http/limits/open-requests';
import { JobRunner } from '../jobs/job-runner';
import { Subscriptions } from '../jobs/subscriptions';
import { Database } from '../postgres/database';
import { ResponseCache } from '../response-cache/response-cache';
import { measureJobs } from './measure-jobs';
import { measureOpenRequests, measurePools, measureResponseCache, measureRuntime } from './measure-process';
import { Metrics } from './metrics';

/** @returns all that this server measures */
export function registryOf(app: NestExpressApplication): Registry {
  const { registry, events } = app.get(Metrics);
  const subscriptions = app.get(Subscriptions);
  const database = app.get(Database);
  const runner = app.get(JobRunner);
  // Prometheus takes no notice of the first event of a series that begins with 1.
  for (const event of subscriptions.eventTypes) events.inc({ event }, 0);
  measureRuntime(registry);
  measureOpenRequests(registry, app.get(OpenRequests));
  measureResponseCache(registry, app.get(ResponseCache));
  measurePools(registry, () => ({ ...database.pools, queue: runner.pool }));
  measureJobs(registry, database, () => subscriptions.taskNames);
  return registry;
}

/** Serves /metrics, on a port of its own: it is nothing for the shop's visitors. @returns closes it */
export async function serveMetrics(registry: Registry, port: number): Promise<() => void> {
  const server = createServer(respond(registry)).listen(port);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

const respond =
  (registry: Registry): RequestListener =>
  (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  };
