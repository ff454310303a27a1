import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { shopper } from '../../test/support/people';
import type { ShopProcess } from '../shop-process';
import { atLeast, atMost, type Finding, type TrialContext, type Trial } from '../trial';

const maxMegabytesMore = 150;
/** Far more than it takes, for machines that do other work. */
const pageWithinMs = 8_000;
/** Far more than it takes, for machines that do other work. */
const loginWithinMs = 12_000;
const slowBodyEndsWithin = 35;

/** Strangers send more than anybody can answer, while a shopper signs in. */
export const floods: Trial = async (context) => {
  const shop = await context.openShop();
  const slow = secondsUntilSlowBodyEnds(shop);
  const findings = await pipelining(context, shop);
  findings.push(...(await registrations(context, shop)));
  findings.push(atMost('seconds that a slow body is waited for', await slow, slowBodyEndsWithin, ' s'));
  await shop.stop();
  return findings;
};

/** Many requests on each connection in one go, none of them signed in. */
async function pipelining({ say }: TrialContext, shop: ShopProcess): Promise<Finding[]> {
  const [connections, requests, withinMs] = [200, 2_000, 60_000];
  const visitor = shop.visitor();
  const readPage = () => visitor.get('/api/shop/products/get');
  await readPage();
  const before = shop.peakMegabytes;
  say(`${connections} connections with ${requests} requests each, to a server of ${before} MB`);
  const attacks = Array.from({ length: connections }, () => sendInOneGo(shop, requests, withinMs));
  const page = await slowestWhile(Promise.all(attacks), readPage);
  const more = shop.peakMegabytes === undefined ? [] : [shop.peakMegabytes - before!];
  return [
    ...more.map((megabytes) => atMost('pipelining: more memory', megabytes, maxMegabytesMore, ' MB')),
    atMost('pipelining: the slowest page beside it', page, pageWithinMs, ' ms'),
  ];
}

/** Reads the responses until the server closes the connection. */
async function sendInOneGo(shop: ShopProcess, requests: number, withinMs: number): Promise<void> {
  const { hostname, port, host } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  socket.write(`GET /api/health/ready HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(requests));
  // Not `once` of events: it takes the reset for a failure.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([closed, pause(withinMs)]);
  socket.destroy();
}

/** Thousands register at once. */
async function registrations({ short, say }: TrialContext, shop: ShopProcess): Promise<Finding[]> {
  const clerk = await Clerk.of(shop);
  const count = short ? 2_000 : 3_000;
  say(`${count} strangers register at once`);
  const statuses: number[] = [];
  const register = async (number: number) => {
    const stranger = {
      userName: 'Stranger',
      email: `stranger-${number}@shop.test`,
      password: 'a-long-password',
    };
    const { status } = await shop.visitor().post('/api/auth/register', stranger);
    statuses.push(status);
  };
  const login = await clerk.slowestLoginWhile(
    Promise.allSettled(Array.from({ length: count }, (_, number) => register(number))),
  );
  const unexpected = statuses.filter((status) => status !== 200 && status !== 503);
  return [
    atMost('registering: the slowest login beside it', login, loginWithinMs, ' ms'),
    atMost('registering: neither done nor told to try again', unexpected.length, 0),
    atLeast('registering: done', statuses.filter((status) => status === 200).length, 1),
  ];
}

/** A body of which a byte comes every second. */
async function secondsUntilSlowBodyEnds(shop: ShopProcess): Promise<number> {
  const { hostname, port, host } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  const started = Date.now();
  socket.on('error', () => undefined).resume();
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  );
  const dripping = setInterval(() => socket.write(' '), 1_000);
  await Promise.race([
    once(socket, 'close'),
    pause(2 * slowBodyEndsWithin * 1_000, undefined, { ref: false }),
  ]);
  clearInterval(dripping);
  socket.destroy();
  return Math.round((Date.now() - started) / 1_000);
}

/** One who signs in again and again. */
class Clerk {
  private constructor(
    private readonly shop: ShopProcess,
    private readonly email: string,
  ) {}

  static async of(shop: ShopProcess): Promise<Clerk> {
    const { client } = await shopper(shop);
    const { user } = (await client.get('/api/auth/check-auth')).body as { user: { email: string } };
    return new Clerk(shop, user.email);
  }

  /** @returns in milliseconds */
  slowestLoginWhile(work: Promise<unknown>): Promise<number> {
    const credentials = { email: this.email, password: 'a-long-password' };
    return slowestWhile(work, () => this.shop.visitor().post('/api/auth/login', credentials));
  }
}

/** @returns in milliseconds */
async function slowestWhile(work: Promise<unknown>, request: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  void work.finally(() => over.abort());
  let slowest = 0;
  while (!over.signal.aborted) {
    const started = performance.now();
    await request();
    slowest = Math.max(slowest, Math.round(performance.now() - started));
  }
  return slowest;
}
