import { median } from '../test/support/statistics';
import { ask, hangUp } from './http';

export interface Turns {
  warmUp: number;
  requests: number;
  rounds: number;
}

export interface Address {
  url: string;
  cookie?: string;
}

/**
 * Milliseconds until a response. Turn by turn, so that what else the machine does falls on all alike. No address is asked twice, so
 * none is answered from a cache: each has a number that means nothing to the shop.
 */
export async function mediansOf(addresses: Address[], turns: Turns): Promise<number[]> {
  const times: number[][] = addresses.map(() => []);
  for (const address of addresses) await timed(address, turns.warmUp);
  for (let round = 0; round < turns.rounds; round += 1) {
    for (const [place, address] of addresses.entries())
      times[place]!.push(...(await timed(address, turns.requests)));
  }
  return times.map(median);
}

let number = 0;

async function timed({ url, cookie }: Address, count: number): Promise<number[]> {
  hangUp();
  const times = [];
  for (let sent = 0; sent < count; sent += 1) {
    const started = process.hrtime.bigint();
    const { status, text } = await ask({
      method: 'GET',
      url: `${url}&number=${number++}`,
      ...(cookie !== undefined && { cookie }),
    });
    if (status !== 200) throw new Error(`${url}: ${status} ${text}`);
    times.push(Number(process.hrtime.bigint() - started) / 1e6);
  }
  return times;
}
