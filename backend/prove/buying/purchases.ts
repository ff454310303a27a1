import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/shared/ids';
import { onDatabase } from '../shop/shop-database';
import type { Chance } from '../../test/support/chance';
import { type Buyer, type Buyers, type Goods, type OpenOrder, openOrderOf, persistently } from './buyers';
import type { TrialContext } from '../trial';

interface Plan {
  /** Number of concurrent checkouts. */
  workers: number;
  /** Number of orders in total. */
  checkouts: number;
  /** How long to wait for the order of a buyer who closed the browser when no other buyer is left. */
  timeoutMs: number;
}

export interface Approval {
  orderId: string;
  at: number;
  /** The buyer never came back. */
  isClosed: boolean;
}

/** The decision of a buyer at PayPal; the others approve. */
const cancels = 0.03;
const walksAway = 0.03;
/** The share of those who approve and then close the browser, never to return. */
const closes = 0.5;

/** The cart is empty when nothing could be added. */
const isSoldOut = new Set<string | undefined>(['OUT_OF_STOCK', 'CART_EMPTY']);

const lookEveryMs = 500;

/**
 * Buyers who check out one order after the other while faults happen. A buyer who closed the browser buys again once the
 * order is paid; until then another buyer takes over.
 */
export class Purchases {
  readonly approvals: Approval[] = [];
  /** Responses that no buyer should get, and buyers who gave up. */
  readonly failures: string[] = [];
  begun = 0;
  opened = 0;
  soldOut = 0;
  isOver = false;
  private lastCame = Date.now();
  private readonly idle: Buyer[];
  private readonly waiting = new Map<string, Buyer>();

  constructor(
    private readonly context: TrialContext,
    private readonly buyers: Buyers,
    private readonly plan: Plan,
  ) {
    this.idle = [...buyers.all];
  }

  /** Runs until the last order is placed and its buyer has decided. */
  async run(): Promise<void> {
    const workers = Array.from({ length: this.plan.workers }, (_, worker) => this.buyOn(`worker ${worker}`));
    const over = Promise.all(workers).then(() => true);
    while (!(await Promise.race([over, pause(lookEveryMs, false)]))) await this.welcomeBack();
    this.isOver = true;
  }

  /** Starts no more checkouts. */
  close(): void {
    this.isOver = true;
  }

  /** Number of buyers who closed the browser and whose order is not paid yet. */
  async stillWaiting(): Promise<number> {
    await this.welcomeBack();
    return this.waiting.size;
  }

  private async buyOn(worker: string): Promise<void> {
    const chance = this.context.chance.for(worker);
    while (!this.isOver && this.begun < this.plan.checkouts) {
      const buyer = this.idle.shift();
      if (!buyer) {
        if (Date.now() - this.lastCame > this.plan.timeoutMs) return;
        await pause(lookEveryMs);
        continue;
      }
      this.begun += 1;
      await this.checkOut(buyer, chance).catch((error: unknown) => {
        this.failures.push(String(error));
        this.comesAgain(buyer);
      });
    }
  }

  private async checkOut(buyer: Buyer, chance: Chance): Promise<void> {
    let order: OpenOrder | undefined;
    while (!order) order = await this.order(buyer, chance.oneOf(this.buyers.goods), chance.isLucky(0.5));
    this.opened += 1;
    const decision = await this.decide(buyer, order, chance);
    this.context.record({ checkout: order.orderId, decision });
    if (decision !== 'closes') this.comesAgain(buyer);
  }

  /** @returns undefined when it is sold out; the cart is then emptied */
  private async order(buyer: Buyer, goods: Goods, withKey: boolean): Promise<OpenOrder | undefined> {
    await persistently(() => buyer.fillCart(goods));
    const key = withKey ? newId() : undefined;
    const created = await persistently(() => buyer.create(key));
    const { code } = created.body as { code?: string };
    if (!isSoldOut.has(code)) return openOrderOf(created);
    this.soldOut += 1;
    for (const wanted of this.buyers.goods) await persistently(() => buyer.putBack(wanted));
    return undefined;
  }

  private async decide(buyer: Buyer, order: OpenOrder, chance: Chance): Promise<string> {
    if (chance.isLucky(walksAway)) return 'walks away';
    if (chance.isLucky(cancels)) {
      await persistently(() => this.buyers.cancel(order));
      return 'cancels';
    }
    await persistently(
      () => this.buyers.approve(order),
      (status) => status !== 303,
    );
    const isClosed = chance.isLucky(closes);
    this.approvals.push({ orderId: order.orderId, at: Date.now(), isClosed });
    if (isClosed) {
      this.waiting.set(order.orderId, buyer);
      return 'closes';
    }
    const captured = await persistently(() => buyer.capture(order));
    if (captured.status !== 200) throw new Error(`${captured.status} ${JSON.stringify(captured.body)}`);
    return 'returns';
  }

  private async welcomeBack(): Promise<void> {
    const paid = await onDatabase<{ id: string }>(
      this.context.postgres.url,
      `SELECT id FROM ordering.orders WHERE stage = 'paid' AND id = ANY($1)`,
      [[...this.waiting.keys()]],
    ).catch(() => []);
    for (const { id } of paid) {
      this.comesAgain(this.waiting.get(id)!);
      this.waiting.delete(id);
    }
  }

  private comesAgain(buyer: Buyer): void {
    this.lastCame = Date.now();
    this.idle.push(buyer);
  }
}
