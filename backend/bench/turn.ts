import autocannon from 'autocannon';
import { hangUp } from './http';
import { quantile } from './statistics';

/** What one server did while it was its turn. */
export interface Turn {
  perSecond: number;
  /** Milliseconds until an answer. */
  p50: number;
  p95: number;
}

/** Reads a path over and over. */
export async function readAgainAndAgain(url: string, atOnce: number, seconds: number): Promise<Turn> {
  const times: number[] = [];
  const { errors, non2xx, requests } = await autocannon({
    url,
    connections: atOnce,
    duration: seconds,
    setupClient: (client) =>
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds)),
  });
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals while measuring`);
  return turnOf(requests.average, times);
}

/** Does each once. The clock stops when the server has nothing left to do. */
export async function doAll(
  all: (() => Promise<unknown>)[],
  atOnce: number,
  isFinished: () => Promise<void>,
): Promise<Turn> {
  hangUp();
  const times: number[] = [];
  const started = performance.now();
  const waiting = all.values();
  const lane = async () => {
    for (const doOne of waiting) {
      const begun = performance.now();
      await doOne();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  await isFinished();
  return turnOf((all.length / (performance.now() - started)) * 1_000, times);
}

const turnOf = (perSecond: number, times: number[]): Turn => ({
  perSecond,
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
});
