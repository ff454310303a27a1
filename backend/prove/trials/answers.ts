import { setTimeout as pause } from 'node:timers/promises';
import { Catalogue } from '../answers/catalogue';
import { Readings } from '../answers/readings';
import { now } from '../answers/timeline';
import { onDatabase } from '../books';
import type { Chance } from '../chance';
import { type Buyer, Crowd, openOrderOf } from '../crowd';
import { Fleet } from '../fleet';
import type { ShopProcess } from '../shop-process';
import { atMost, type Finding, type Ground, noneOf, type Trial } from '../trial';
import { untilWithin } from '../until-within';

const whole = { seconds: 60, buyers: 60, ordersASecond: 50, flood: 3_000 };
const shortened = { seconds: 6, buyers: 12, ordersASecond: 10, flood: 0 };

const servers = 2;
const writers = 3;
const readersOfEach = 2;
/** Between two writes of one admin, at the most. */
const writesPauseMs = 150;
const readsPauseMs = 5;
/** In the first half of the time, the servers lose the connection over which they hear of changes every so often. */
const deafEveryMs = 2_500;
const hearsAgainWithinMs = 10_000;
/** Of all readings: of what is being changed just then. */
const readsWhatChanges = 0.5;

/** What the shop promises; beside another trial on two cores a process may wait longer for its turn than that. */
const outdatedAtMostMs = { whole: 250, short: 1_000 };
const maxMegabytes = 300;

/** Answers are kept by several servers while everything that they show changes: none is ever older than a moment. */
export const answers: Trial = async (ground) => {
  const { short, say, openShop } = ground;
  const plan = short ? shortened : whole;
  const fleet = await Fleet.open(openShop, servers);
  const crowd = await Crowd.gather(fleet.next, plan.buyers);
  const catalogue = await Catalogue.fill(crowd, fleet.next());
  const storm = new Storm(ground, catalogue, crowd);
  await storm.rage(fleet.all, plan);
  const { readings } = storm;
  say(`${readings.taken} readings of ${readings.values} values, ${readings.outdated} of them out of date`);
  say(`${storm.writes} writes and ${storm.orders} orders in ${plan.seconds} s; ${storm.deafened} times deaf`);
  await storm.changeAllWhileDeaf(fleet.all);
  const findings = [
    atMost('how long a value was out of date', readings.oldest, limitOf(short), ' ms'),
    noneOf('values of something else, or of nothing', readings.foreign),
    noneOf('calls that failed', [...storm.failures, ...readings.failures]),
    noneOf(
      'answers that are not what another server makes of the books',
      await differences(ground, fleet, catalogue),
    ),
    ...(await memory(fleet.all, plan.flood)),
  ];
  await fleet.stop();
  return findings;
};

const limitOf = (short: boolean): number => (short ? outdatedAtMostMs.short : outdatedAtMostMs.whole);

/** Admins, buyers and readers at once, at all servers. */
class Storm {
  readonly readings: Readings;
  readonly failures: string[] = [];
  writes = 0;
  orders = 0;
  deafened = 0;
  private isOver = false;

  constructor(
    private readonly ground: Ground,
    private readonly catalogue: Catalogue,
    private readonly crowd: Crowd,
  ) {
    this.readings = new Readings(catalogue);
  }

  async rage(shops: ShopProcess[], { seconds, ordersASecond }: typeof whole): Promise<void> {
    const { chance } = this.ground;
    const products = this.catalogue.ids;
    const ownOf = (writer: number) => products.filter((_, place) => place % writers === writer);
    const lanes = [
      ...Array.from({ length: writers }, (_, writer) =>
        this.write(ownOf(writer), chance.for(`writer ${writer}`), writer === 0),
      ),
      ...shops.flatMap((shop, place) =>
        Array.from({ length: readersOfEach }, (_, reader) =>
          this.read(shop, chance.for(`reader ${reader} of ${place}`)),
        ),
      ),
      this.buy(1_000 / ordersASecond),
      this.deafen(now() + seconds * 500),
    ];
    await pause(seconds * 1_000);
    this.isOver = true;
    await Promise.all(lanes);
  }

  private async write(own: string[], chance: Chance, hangsBanners: boolean): Promise<void> {
    while (!this.isOver) {
      const place = chance.below(own.length);
      const draw = chance.below(10);
      const write = async () => {
        if (draw === 0) own[place] = await this.catalogue.replace(own[place]!);
        else if (draw <= 2) await this.catalogue.review(own[place]!);
        else if (draw <= 4 && hangsBanners) await this.catalogue.link();
        else await this.catalogue.retitle(own[place]!);
      };
      await this.attempt('write', write);
      this.writes += 1;
      await pause(chance.below(writesPauseMs));
    }
  }

  /** As a browser does it: with the mark of what it has. */
  private async read(shop: ShopProcess, chance: Chance): Promise<void> {
    const client = shop.visitor();
    const kept = new Map<string, { etag: string; body: unknown }>();
    while (!this.isOver) {
      const { addresses, changing } = this.catalogue;
      const address = chance.oneOf(chance.isLucky(readsWhatChanges) ? changing : addresses);
      const had = chance.isLucky(0.5) ? kept.get(address) : undefined;
      const askedAt = now();
      await this.attempt(address, async () => {
        const headers: Record<string, string> = had ? { 'if-none-match': had.etag } : {};
        const answer = await client.ask(address, { headers });
        if (had && answer.status === 304) Object.assign(answer, { status: 200, body: had.body });
        const etag = answer.headers.get('etag');
        if (etag) kept.set(address, { etag, body: answer.body });
        this.readings.take({ address, answer, askedAt, answeredAt: now() });
      });
      await pause(readsPauseMs);
    }
  }

  /** Each buyer orders, puts one more into the cart and orders again: one piece less in stock each time. */
  private async buy(everyMs: number): Promise<void> {
    const idle = [...this.crowd.buyers];
    const under: Promise<void>[] = [];
    while (!this.isOver) {
      const buyer = idle.shift();
      if (buyer) under.push(this.order(buyer).then(() => void idle.push(buyer)));
      await pause(everyMs);
    }
    await Promise.all(under);
  }

  private async order(buyer: Buyer): Promise<void> {
    const sales = this.catalogue.sales.get(buyer.wanted.productId)!;
    await this.attempt('order', async () => {
      await buyer.fillCart();
      await sales.sell(async () => {
        openOrderOf(await buyer.create());
      });
      this.orders += 1;
    });
  }

  private async deafen(until: number): Promise<void> {
    while (now() + deafEveryMs < until) {
      await pause(deafEveryMs);
      await this.endFeeds();
    }
  }

  /** Everything is kept everywhere, and then changed while no server hears of it. */
  async changeAllWhileDeaf(shops: ShopProcess[]): Promise<void> {
    for (const shop of [...shops, ...shops]) {
      for (const address of this.catalogue.addresses) await shop.visitor().get(address);
    }
    await this.endFeeds();
    await Promise.all(this.catalogue.idsOnSale.map((id) => this.catalogue.retitle(id)));
    await untilWithin(async () => (await this.feeds()).length === shops.length, hearsAgainWithinMs);
  }

  private async endFeeds(): Promise<void> {
    const ended = await this.feeds('pg_terminate_backend(pid)');
    this.deafened += ended.length;
  }

  /** The connections over which servers hear of changes. @param what is selected of each */
  private feeds(what = 'pid'): Promise<object[]> {
    return onDatabase(
      this.ground.postgres.url,
      `SELECT ${what} FROM pg_stat_activity WHERE application_name = 'haberdash changes'`,
    );
  }

  private async attempt(what: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.failures.push(`${what}: ${String(error)}`));
  }
}

/** A server that has just begun has kept nothing. */
async function differences({ openShop }: Ground, fleet: Fleet, catalogue: Catalogue): Promise<string[]> {
  const fresh = await openShop();
  const found: string[] = [];
  for (const address of catalogue.addresses) {
    const expected = JSON.stringify((await fresh.visitor().get(address)).body);
    for (const [place, shop] of fleet.all.entries()) {
      const is = JSON.stringify((await shop.visitor().get(address)).body);
      if (is !== expected) found.push(`${address} of server ${place + 1}: ${whereTheyDiffer(is, expected)}`);
    }
  }
  await fresh.stop();
  return found;
}

function whereTheyDiffer(is: string, expected: string): string {
  let at = 0;
  while (at < is.length && is[at] === expected[at]) at += 1;
  const [found, wanted] = [is, expected].map((text) => text.slice(Math.max(at - 30, 0), at + 50));
  return `${found} for ${wanted}`;
}

/** More different answers than may be kept. */
async function memory(shops: ShopProcess[], flood: number): Promise<Finding[]> {
  for (const shop of shops) {
    const client = shop.visitor();
    for (let place = 0; place < flood; place += 1)
      await client.get(`/api/shop/products/get?limit=100&any=${place}`);
  }
  const peaks = shops.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  return peaks.map((peak, place) =>
    atMost(`memory of server ${place + 1}, at the most`, peak, maxMegabytes, ' MB'),
  );
}
