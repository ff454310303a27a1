import { median } from '../test/support/statistics';
import { ask, hangUp } from './http';

interface Turns {
  warmUp: number;
  requests: number;
  rounds: number;
}

/**
 * Measures the milliseconds until a response, in turns, so that the machine's other work falls on all alike. No address is asked twice, so
 * none is answered from a cache: each has a number that means nothing to the shop.
 */
export async function mediansOf(urls: string[], turns: Turns): Promise<number[]> {
  const times: number[][] = urls.map(() => []);
  for (const url of urls) await timed(url, turns.warmUp);
  for (let round = 0; round < turns.rounds; round += 1) {
    for (const [place, url] of urls.entries()) times[place]!.push(...(await timed(url, turns.requests)));
  }
  return times.map(median);
}

let number = 0;

async function timed(url: string, count: number): Promise<number[]> {
  hangUp();
  const times = [];
  for (let sent = 0; sent < count; sent += 1) {
    const started = process.hrtime.bigint();
    const { status, text } = await ask({ method: 'GET', url: `${url}&number=${number++}` });
    if (status !== 200) throw new Error(`${url}: ${status} ${text}`);
    times.push(Number(process.hrtime.bigint() - started) / 1e6);
  }
  return times;
}
