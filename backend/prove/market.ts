import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../src/shared/ids';
import { onDatabase } from './books';
import type { Chance } from './chance';
import { type Buyer, type Crowd, type Goods, type OpenOrder, openOrderOf, persistently } from './crowd';
import type { Ground } from './trial';

interface Plan {
  /** How many buyers are at it at the same time. */
  lanes: number;
  /** How many orders they open in all. */
  checkouts: number;
  /** With nobody left who can buy, they wait so long for one who closed the browser. */
  patienceMs: number;
}

export interface Approval {
  orderId: string;
  at: number;
  /** The buyer never came back. */
  isClosed: boolean;
}

/** What a buyer does whom PayPal asks; the others approve. */
const cancels = 0.03;
const walksAway = 0.03;
/** Of those who approve: they close the browser and never call the shop again. */
const closes = 0.5;

/** A cart stays empty to which nothing could be added. */
const isSoldOut = new Set<string | undefined>(['OUT_OF_STOCK', 'CART_EMPTY']);

const lookEveryMs = 500;

/**
 * Buyers who check out one order after the other, whatever is done to the shop meanwhile. Somebody who closed the browser
 * buys again once the order is there: until then another takes the turn.
 */
export class Market {
  readonly approvals: Approval[] = [];
  /** Answers that no buyer should get, and buyers who gave up. */
  readonly failures: string[] = [];
  begun = 0;
  opened = 0;
  soldOut = 0;
  isOver = false;
  private lastCame = Date.now();
  private readonly idle: Buyer[];
  private readonly waiting = new Map<string, Buyer>();

  constructor(
    private readonly ground: Ground,
    private readonly crowd: Crowd,
    private readonly plan: Plan,
  ) {
    this.idle = [...crowd.buyers];
  }

  /** Until the last order is opened and its buyer has gone, by whichever way. */
  async trade(): Promise<void> {
    const lanes = Array.from({ length: this.plan.lanes }, (_, lane) => this.buyOn(`lane ${lane}`));
    const over = Promise.all(lanes).then(() => true);
    while (!(await Promise.race([over, pause(lookEveryMs, false)]))) await this.welcomeBack();
    this.isOver = true;
  }

  /** Nobody begins any more. */
  close(): void {
    this.isOver = true;
  }

  /** Those who closed the browser and whose order is not there yet. */
  async stillWaiting(): Promise<number> {
    await this.welcomeBack();
    return this.waiting.size;
  }

  private async buyOn(lane: string): Promise<void> {
    const chance = this.ground.chance.for(lane);
    while (!this.isOver && this.begun < this.plan.checkouts) {
      const buyer = this.idle.shift();
      if (!buyer) {
        if (Date.now() - this.lastCame > this.plan.patienceMs) return;
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
    while (!order) order = await this.order(buyer, chance.oneOf(this.crowd.goods), chance.isLucky(0.5));
    this.opened += 1;
    const decision = await this.decide(buyer, order, chance);
    this.ground.record({ checkout: order.orderId, decision });
    if (decision !== 'closes') this.comesAgain(buyer);
  }

  /** @returns undefined when it is sold out; all that was in the cart is then put back */
  private async order(buyer: Buyer, goods: Goods, withKey: boolean): Promise<OpenOrder | undefined> {
    await persistently(() => buyer.fillCart(goods));
    const key = withKey ? newId() : undefined;
    const created = await persistently(() => buyer.create(key));
    const { code } = created.body as { code?: string };
    if (!isSoldOut.has(code)) return openOrderOf(created);
    this.soldOut += 1;
    for (const wanted of this.crowd.goods) await persistently(() => buyer.putBack(wanted));
    return undefined;
  }

  private async decide(buyer: Buyer, order: OpenOrder, chance: Chance): Promise<string> {
    if (chance.isLucky(walksAway)) return 'walks away';
    if (chance.isLucky(cancels)) {
      await persistently(() => this.crowd.cancel(order));
      return 'cancels';
    }
    await persistently(
      () => this.crowd.approve(order),
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
      this.ground.postgres.url,
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
