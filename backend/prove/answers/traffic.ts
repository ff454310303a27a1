import { setTimeout as pause } from 'node:timers/promises';
import { onDatabase } from '../shop-database';
import type { Chance } from '../../test/support/chance';
import { type Buyer, type Buyers, openOrderOf } from '../buyers';
import type { ShopProcess } from '../shop-process';
import type { TrialContext } from '../trial';
import { untilWithin } from '../until-within';
import type { Catalogue } from './catalogue';
import { OwnReadings } from './own-readings';
import { Readings } from './readings';
import { now, Timeline } from './timeline';

const writers = 3;
const readersOfEach = 2;
/** The longest pause between two writes of one admin. */
const writesPauseMs = 150;
const readsPauseMs = 5;
/** Buyers who read their own data at the same time: more than there are servers. */
const atOnce = 4;
/** The share of reads that go to a value that is being changed. */
const readsWhatChanges = 0.5;
/** A new buyer arrives, who reviews before buying. */
const newcomerEveryMs = 1_000;
const boughtWithinMs = 10_000;

export interface Load {
  seconds: number;
  ordersASecond: number;
}

/** Admins, buyers and readers work on all servers at the same time. */
export class Traffic {
  readonly readings: Readings;
  readonly own: OwnReadings;
  readonly failures: string[] = [];
  writes = 0;
  orders = 0;
  private isOver = false;

  constructor(
    private readonly context: TrialContext,
    private readonly catalogue: Catalogue,
    private readonly buyers: Buyers,
  ) {
    this.readings = new Readings(catalogue);
    this.own = new OwnReadings();
  }

  async run(shops: ShopProcess[], { seconds, ordersASecond }: Load): Promise<void> {
    const { chance } = this.context;
    const products = this.catalogue.ids;
    const ownOf = (writer: number) => products.filter((_, place) => place % writers === writer);
    const workers = [
      ...Array.from({ length: writers }, (_, writer) =>
        this.write(ownOf(writer), chance.for(`writer ${writer}`), writer === 0),
      ),
      ...shops.flatMap((shop, place) =>
        Array.from({ length: readersOfEach }, (_, reader) =>
          this.read(shop, chance.for(`reader ${reader} of ${place}`)),
        ),
      ),
      this.readOwn(chance.for('own')),
      this.buy(1_000 / ordersASecond),
      this.welcome(),
    ];
    await pause(seconds * 1_000);
    this.isOver = true;
    await Promise.all(workers);
  }

  private async write(own: string[], chance: Chance, hangsBanners: boolean): Promise<void> {
    while (!this.isOver) {
      const place = chance.below(own.length);
      const id = own[place]!;
      const draw = chance.below(12);
      await this.attempt('write', async () => {
        if (draw === 0) own[place] = await this.catalogue.replace(id);
        else if (draw <= 2) await this.catalogue.review(id);
        else if (draw === 3) await this.catalogue.hideReview(id);
        else if (draw <= 5 && hangsBanners) await this.catalogue.linkBanner();
        else if (draw === 6 && hangsBanners) await this.catalogue.reorderBanners();
        else await this.catalogue.edit(id);
      });
      this.writes += 1;
      await pause(chance.below(writesPauseMs));
    }
  }

  private async read(shop: ShopProcess, chance: Chance): Promise<void> {
    const ask = this.reader(shop, chance);
    while (!this.isOver) {
      const { addresses, changing } = this.catalogue;
      const address = chance.oneOf(chance.isLucky(readsWhatChanges) ? changing : addresses);
      await this.attempt(address, async () => {
        const { meta } = (await ask(address)).body as { meta?: { nextCursor: string | null } };
        const nextCursor = meta?.nextCursor;
        if (nextCursor) await ask(`${address}&cursor=${encodeURIComponent(nextCursor)}`);
      });
      await pause(readsPauseMs);
    }
  }

  /** Like a browser: sends the ETag of the response that it has cached. */
  private reader(shop: ShopProcess, chance: Chance) {
    const client = shop.visitor();
    const kept = new Map<string, { etag: string; body: unknown }>();
    return async (address: string) => {
      const had = chance.isLucky(0.5) ? kept.get(address) : undefined;
      const headers: Record<string, string> = had ? { 'if-none-match': had.etag } : {};
      const askedAt = now();
      const answer = await client.ask(address, { headers });
      if (had && answer.status === 304) Object.assign(answer, { status: 200, body: had.body });
      const etag = answer.headers.get('etag');
      if (etag) kept.set(address, { etag, body: answer.body });
      this.readings.take({ address, answer, askedAt, answeredAt: now() });
      return answer;
    };
  }

  /** Buyers read their own data from the servers that cache public responses. */
  private async readOwn(chance: Chance): Promise<void> {
    while (!this.isOver) {
      const some = Array.from({ length: atOnce }, () => chance.oneOf(this.buyers.all));
      await Promise.all(some.map((buyer) => this.attempt('own', () => this.own.take(buyer))));
      await pause(readsPauseMs);
    }
  }

  /** Each buyer orders, puts one more into the cart and orders again: one piece less in stock each time. */
  private async buy(everyMs: number): Promise<void> {
    const idle = [...this.buyers.all];
    const under: Promise<void>[] = [];
    for (let due = now(); !this.isOver; due += everyMs) {
      await pause(Math.max(due - now(), 0));
      const buyer = idle.shift();
      if (buyer) under.push(this.order(buyer).then(() => void idle.push(buyer)));
    }
    await Promise.all(under);
  }

  private order(buyer: Buyer): Promise<void> {
    return this.attempt('order', async () => {
      await buyer.fillCart();
      await this.sellTo(buyer);
    });
  }

  private async sellTo(buyer: Buyer) {
    const sales = this.catalogue.sales.get(buyer.wanted.productId)!;
    const order = await sales.sell(async () => openOrderOf(await buyer.create()));
    this.own.orderIs(buyer, order.orderId);
    this.orders += 1;
    return order;
  }

  private async welcome(): Promise<void> {
    while (!this.isOver) {
      const { quiet } = this.catalogue;
      await this.attempt('newcomer', async () => this.reviewAndBuy(await this.buyers.newcomer(quiet)));
      await pause(newcomerEveryMs);
    }
  }

  /** The review is marked as a verified purchase only after the order is paid. */
  private async reviewAndBuy(buyer: Buyer): Promise<void> {
    const { productId } = buyer.wanted;
    const purchase = new Timeline('false');
    this.catalogue.purchases.set(`${buyer.id} ${productId}`, purchase);
    await buyer.review();
    await buyer.fillCart();
    const order = await this.sellTo(buyer);
    await this.buyers.approve(order);
    this.catalogue.touch(`/api/shop/review/${productId}`);
    await purchase.change('true', async () => {
      const { status } = await buyer.capture(order);
      if (status !== 200) throw new Error(`not captured: ${status}`);
      if (!(await untilWithin(() => this.isNoted(buyer), boughtWithinMs))) throw new Error('not noted');
    });
  }

  private async isNoted({ id, wanted }: Buyer): Promise<boolean> {
    const found = await onDatabase(
      this.context.postgres.url,
      'SELECT FROM catalogue.purchases WHERE (shopper_id, product_id) = ($1, $2)',
      [id, wanted.productId],
    );
    return found.length > 0;
  }

  /** Changes each product again while all servers render it. */
  async changeAllWhileRead(shops: ShopProcess[]): Promise<void> {
    for (const id of this.catalogue.idsOnSale) {
      const read = () => Promise.all(shops.map((shop) => shop.visitor().get(`/api/shop/products/get/${id}`)));
      await read();
      await this.catalogue.edit(id);
      await Promise.all([read(), this.catalogue.edit(id)]);
    }
  }

  private async attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => this.failures.push(`${what}: ${String(error)}`));
  }
}
