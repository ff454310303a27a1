import { setTimeout as pause } from 'node:timers/promises';
import { type Buyer, type CallOutcome, type Crowd, outcomeOf } from './crowd';

/** Shoppers that buy, each one order after the other, whatever becomes of it. */
export class CheckoutStorm {
  readonly outcomes: CallOutcome[] = [];
  private isOver = false;
  private readonly lanes: Promise<void>[];

  constructor(private readonly crowd: Crowd) {
    this.lanes = crowd.buyers.map((buyer) => this.buyOn(buyer));
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private async buyOn(buyer: Buyer): Promise<void> {
    while (!this.isOver) {
      await this.buy(buyer).catch(() => pause(100));
    }
  }

  private async buy(buyer: Buyer): Promise<void> {
    await this.watch(buyer.fillCart());
    const order = await buyer.order();
    await this.crowd.approve(order);
    await this.watch(buyer.capture(order));
  }

  private async watch(call: Parameters<typeof outcomeOf>[0]): Promise<void> {
    const outcome = await outcomeOf(call);
    this.outcomes.push(outcome);
    if (outcome !== 'answered') throw new Error(outcome);
  }
}
