import { percentile } from '../test/support/statistics';
import type { CpuMeter } from './cpu-meter';
import { hangUp } from './http';
import type { ShopServer } from './servers/servers';
import type { World } from './shop/world';

/** A shop with its database while it is measured. */
export interface MeasuredShop {
  server: ShopServer;
  world: World;
  meter: CpuMeter;
}

/** The cost of a call, including that of the jobs that it adds. */
export interface Cost {
  perSecond: number;
  /** Milliseconds until the response. */
  p50: number;
  p95: number;
  /** Milliseconds of CPU per call. */
  serverMs: number;
  postgresMs: number;
  /** The number of statements per call. */
  statements: number;
}

/** Does each call once. The measurement ends when the shop has no due job left. */
export async function measure(
  { server, world, meter }: MeasuredShop,
  calls: (() => Promise<unknown>)[],
  atOnce: number,
): Promise<Cost> {
  hangUp();
  const times: number[] = [];
  await server.takeStatements();
  const before = meter.read();
  const started = performance.now();
  await inParallel(atOnce, calls, async (call) => {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  });
  await world.jobsAreDone();
  const elapsedMs = performance.now() - started;
  const after = meter.read();
  return {
    perSecond: (times.length / elapsedMs) * 1_000,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    serverMs: (after.server - before.server) / times.length,
    postgresMs: (after.postgres - before.postgres) / times.length,
    statements: (await server.takeStatements()) / times.length,
  };
}

/** Each client takes the next item as soon as its last one has ended. */
export async function inParallel<T>(
  atOnce: number,
  all: T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
