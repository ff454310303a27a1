import autocannon from 'autocannon';
import type { CpuMeter, Spent } from './cpu-meter';
import { hangUp } from './http';
import { percentile } from '../test/support/statistics';

/** What one server did while it was its turn. */
export interface Turn {
  perSecond: number;
  /** Milliseconds until an answer. */
  p50: number;
  p95: number;
  /** Milliseconds for one. */
  cpu: Spent;
}

/** What is read, by whom. */
export interface Reading {
  path: string;
  headers: Record<string, string>;
}

export interface Readers {
  url: string;
  atOnce: number;
  seconds: number;
  meter: CpuMeter;
}

/** Reads one after the other, and again from the beginning when all are read. */
export async function readAll(readings: Reading[], { url, atOnce, seconds, meter }: Readers): Promise<Turn> {
  const shares = Array.from({ length: Math.min(atOnce, readings.length) }, (_, reader) =>
    readings.filter((_reading, place) => place % atOnce === reader),
  );
  const times: number[] = [];
  let [reader, first, last] = [0, Infinity, 0];
  const before = meter.read();
  const { errors, non2xx } = await autocannon({
    url,
    connections: atOnce,
    duration: seconds,
    setupClient(client) {
      client.setRequests(shares[reader++ % shares.length]!);
      client.on('response', (_status, _bytes, milliseconds) => {
        last = performance.now();
        first = Math.min(first, last - milliseconds);
        times.push(milliseconds);
      });
    },
  });
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals while measuring`);
  return turnOf(times, last - first, spentSince(before, meter));
}

/** Does each once. The clock stops when the server has nothing left to do. */
export async function doAll(
  all: (() => Promise<unknown>)[],
  atOnce: number,
  isFinished: () => Promise<void>,
  meter: CpuMeter,
): Promise<Turn> {
  hangUp();
  const times: number[] = [];
  const before = meter.read();
  const started = performance.now();
  await inParallel(atOnce, all, async (doOne) => {
    const begun = performance.now();
    await doOne();
    times.push(performance.now() - begun);
  });
  await isFinished();
  return turnOf(times, performance.now() - started, spentSince(before, meter));
}

/** Each client takes the next call as soon as its last one has ended. */
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

function spentSince(before: Spent, meter: CpuMeter): Spent {
  const { server, postgres } = meter.read();
  return { server: server - before.server, postgres: postgres - before.postgres };
}

const turnOf = (times: number[], elapsedMs: number, { server, postgres }: Spent): Turn => ({
  perSecond: (times.length / elapsedMs) * 1_000,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  cpu: { server: server / times.length, postgres: postgres / times.length },
});
