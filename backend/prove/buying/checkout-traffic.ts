import { setTimeout as pause } from 'node:timers/promises';
import { type Buyer, type CallOutcome, type Buyers, outcomeOf } from './buyers';

/** All buyers place one order after the other and continue after failures. */
export class CheckoutTraffic {
  readonly outcomes: CallOutcome[] = [];
  private isOver = false;
  private readonly workers: Promise<void>[];

  constructor(private readonly buyers: Buyers) {
    this.workers = buyers.all.map((buyer) => this.buyOn(buyer));
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.workers);
  }

  private async buyOn(buyer: Buyer): Promise<void> {
    while (!this.isOver) {
      await this.buy(buyer).catch(() => pause(100));
    }
  }

  private async buy(buyer: Buyer): Promise<void> {
    await this.watch(buyer.fillCart());
    const order = await buyer.order();
    await this.buyers.approve(order);
    await this.watch(buyer.capture(order));
  }

  private async watch(call: Parameters<typeof outcomeOf>[0]): Promise<void> {
    const outcome = await outcomeOf(call);
    this.outcomes.push(outcome);
    if (outcome !== 'answered') throw new Error(outcome);
  }
}
