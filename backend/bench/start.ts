import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Addresses } from './addresses';
import { Buyer } from './buyer';
import { CpuMeter } from './cpu-meter';
import { copyDatabase, filledDatabase } from './databases';
import { ask } from './http';
import { say } from './say';
import { type BuiltServer, type Server, startBuiltServer, startProvider, stopServers } from './servers';
import { median } from '../test/support/statistics';
import { table, verdict } from './table';
import { doAll, readAll } from './turn';
import { World } from './world';

const starts = 5;
const idleMs = 5_000;

interface Measured {
  startMs: number;
  /** What it spent of the CPU until then: that hangs less on what else the machine does. */
  startCpuMs: number;
  idleMb: number;
  busyMb: number;
}

/** How soon the built server answers, and what it takes up. */
export async function benchStart(databaseUrl: string, catalogues = [1_000, 100_000]): Promise<void> {
  const rows = [];
  for (const products of catalogues) {
    try {
      const filled = await filledDatabase(databaseUrl, products);
      const url = await copyDatabase(databaseUrl, filled, 'started');
      say(`Starting the built server ${starts} times with ${products} products`);
      rows.push([`${products} products`, ...cellsOf(await measure(url, await startProvider()))]);
    } finally {
      stopServers();
    }
  }
  const head = [
    'built server',
    'CPU until the first answer, ms',
    'first answer, ms',
    'bar',
    'idle, MB',
    'bar',
    'busiest, MB',
    'bar',
  ];
  for (const line of ['', ...table(head, rows), '']) say(line);
}

const cellsOf = ({ startMs, startCpuMs, idleMb, busyMb }: Measured): string[] => [
  startCpuMs.toFixed(0),
  ...judged(startMs, 1_500),
  ...judged(idleMb, 200),
  ...judged(busyMb, 300),
];

const judged = (figure: number, bar: number): string[] =>
  Number.isNaN(figure) ? ['', ''] : [figure.toFixed(0), verdict(`< ${bar}`, figure < bar)];

async function measure(databaseUrl: string, provider: Server): Promise<Measured> {
  const times: number[] = [];
  const spent: number[] = [];
  for (;;) {
    const begun = performance.now();
    const server = await startBuiltServer(databaseUrl, provider);
    const { status } = await ask({ method: 'GET', url: `${server.url}/api/shop/products/get?limit=20` });
    times.push(performance.now() - begun);
    spent.push(new CpuMeter(server.pid, NaN).read().server);
    if (status !== 200) throw new Error(`The built server answers ${status}`);
    if (times.length === starts) {
      const memory = await memoryOf(server, databaseUrl);
      return { startMs: median(times), startCpuMs: median(spent), ...memory };
    }
    await server.stop();
  }
}

async function memoryOf(
  server: BuiltServer,
  databaseUrl: string,
): Promise<Pick<Measured, 'idleMb' | 'busyMb'>> {
  await pause(idleMs);
  const idleMb = megabytes(server, 'VmRSS');
  await keepBusy(server, await World.open(databaseUrl));
  return { idleMb, busyMb: megabytes(server, 'VmHWM') };
}

/** Fifty readers of all kinds, then eight buyers. */
async function keepBusy({ url, pid }: Server, world: World): Promise<void> {
  const addresses = await Addresses.of(world);
  const paths = [addresses.plain(), addresses.filtered(), addresses.chosen(), addresses.searches()];
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const meter = new CpuMeter(pid, NaN);
  for (const kind of [...paths, addresses.details()]) {
    const readings = kind.slice(0, 10_000).map((path) => ({ path: `/api/shop/${path}`, headers }));
    await readAll(readings, { url, atOnce: 50, seconds: 4, meter });
  }
  const people = await world.welcome(200, { withFullCart: false });
  const checkouts = people.map((person) => () => new Buyer(url, person).buy());
  await doAll(checkouts, 8, () => world.jobsAreDone(), meter);
}

/** @param field what it takes up, or the most that it took up. @returns NaN where the system does not tell */
function megabytes({ pid }: Server, field: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) / 1_024;
}
