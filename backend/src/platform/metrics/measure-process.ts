import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { OpenRequests } from '../http/limits/open-requests';
import type { ResponseCache } from '../response-cache/response-cache';

/** Memory, CPU, event loop and garbage collection. Once in a process: its observers stay. */
export const measureRuntime = (register: Registry): void => collectDefaultMetrics({ register });

export function measureOpenRequests(registry: Registry, requests: OpenRequests): void {
  const registers = [registry];
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress',
    registers,
    collect() {
      this.set(requests.count);
    },
  });
  new Gauge({
    name: 'haberdash_stopping',
    help: '1 while this process ends what is under way and takes nothing new',
    registers,
    collect() {
      this.set(Number(requests.isStopping));
    },
  });
}

export function measureResponseCache(registry: Registry, { lookups }: ResponseCache): void {
  new Counter({
    name: 'haberdash_response_cache_lookups_total',
    help: 'Requests for public data, by whether the response cache had the response',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, lookups.hits);
      this.inc({ result: 'miss' }, lookups.misses);
    },
  });
}

/** @param pools by name; one that is not open yet is undefined */
export function measurePools(registry: Registry, pools: () => Record<string, Pool | undefined>): void {
  const registers = [registry];
  const open = () => Object.entries(pools()).flatMap(([name, pool]) => (pool ? [{ name, pool }] : []));
  new Gauge({
    name: 'haberdash_database_connections',
    help: 'Open connections to Postgres',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name, pool } of open()) {
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount);
      }
    },
  });
  new Gauge({
    name: 'haberdash_database_connections_max',
    help: 'How many connections the pool may open',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { name, pool } of open()) this.set({ pool: name }, pool.options.max);
    },
  });
  new Gauge({
    name: 'haberdash_database_waiting',
    help: 'Statements that wait for a connection of the pool',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { name, pool } of open()) this.set({ pool: name }, pool.waitingCount);
    },
  });
}
