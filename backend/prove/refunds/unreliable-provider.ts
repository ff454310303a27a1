import { setTimeout as pause } from 'node:timers/promises';
import { Money } from '../../src/shared/money';
import type { Chance } from '../../test/support/chance';
import { PayPalClient, usd } from '../../test/support/paypal/paypal-client';
import { demoShop } from '../../test/support/paypal/paypal-dashboard';
import type { Buyers } from '../buying/buyers';
import { onDatabase } from '../shop/shop-database';

/** The provider does not simply give 30 % of all refunds. */
const faults = {
  'refund-pending': 0.1,
  'refund-failed': 0.05,
  'insufficient-funds': 0.04,
  'too-many': 0.02,
  'drop-response': 0.04,
  'bad-gateway': 0.02,
  'server-error': 0.02,
  hang: 0.01,
} as const;
const answersLate = 0.2;

const moods = ['prompt', 'prompt', 'repeated', 'late', 'disordered', 'forged', 'never'] as const;
const moodLastsMs = 3_000;
const actsEveryMs = 500;
const settled = ['completed', 'completed', 'failed', 'cancelled'] as const;
const settlesAtOnce = 5;
const fullyReversed = 0.1;
const patienceMs = 5_000;

/** A provider that refuses, keeps one waiting, loses what it says, and gives money back of its own accord. */
export class UnreliableProvider {
  private isOver = false;
  private readonly work: Promise<unknown>;
  readonly made = { byHand: 0, reversed: 0, settled: 0 };

  private constructor(
    private readonly databaseUrl: string,
    private readonly buyers: Buyers,
    private readonly chance: Chance,
    private readonly orderIds: string[],
  ) {
    this.work = Promise.all([this.changeMoods(), this.act()]);
  }

  static async begin(
    databaseUrl: string,
    buyers: Buyers,
    chance: Chance,
    orderIds: string[],
  ): Promise<UnreliableProvider> {
    for (const [kind, share] of Object.entries(faults))
      await buyers.payPal.plantShare('refund:*', kind as keyof typeof faults, share);
    await buyers.payPal.plantShare('refund:*', 'slow', answersLate);
    return new UnreliableProvider(databaseUrl, buyers, chance, orderIds);
  }

  /** From now on it does what it is asked, and tells of nothing. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.work;
    await this.buyers.payPal.tell('never');
    await this.buyers.payPal.removeFaults();
  }

  /** Decides on refunds that are pending. */
  async settle(most: number): Promise<void> {
    const pending = await onDatabase<{ id: string }>(
      this.databaseUrl,
      `SELECT id FROM paypal_simulator.refunds WHERE status = 'PENDING' ORDER BY created_at LIMIT $1`,
      [most],
    );
    for (const { id } of pending) {
      await this.buyers.payPal.settleRefund(id, this.chance.oneOf(settled));
      this.made.settled += 1;
    }
  }

  /** Takes back all that is left of an order's money. */
  async reverse(orderId: string): Promise<void> {
    await this.buyers.payPal.reverse(await this.captureOf(orderId));
    this.made.reversed += 1;
  }

  private async changeMoods(): Promise<void> {
    while (!this.isOver) {
      await this.tried(() => this.buyers.payPal.tell(this.chance.oneOf(moods), 1_000));
      await pause(moodLastsMs);
    }
  }

  private async act(): Promise<void> {
    while (!this.isOver) {
      await this.tried(() => this.settle(settlesAtOnce));
      const orderId = this.chance.oneOf(this.orderIds);
      const isAll = this.chance.isLucky(fullyReversed);
      await this.tried(() => (isAll ? this.reverse(orderId) : this.refundByHand(orderId)));
      await pause(actsEveryMs);
    }
  }

  /** An amount that an owner types in on the provider's own page. */
  private async refundByHand(orderId: string): Promise<void> {
    const client = new PayPalClient(this.buyers.payPalUrl, demoShop);
    await client.signIn();
    const amount = usd(Money.ofCents(1 + this.chance.below(1_000)).toString());
    // It may hang, too.
    const refunded = await Promise.race([
      client.refund(await this.captureOf(orderId), { amount }),
      pause(patienceMs, undefined, { ref: false }),
    ]);
    if (refunded?.status === 201) this.made.byHand += 1;
  }

  private async captureOf(orderId: string): Promise<string> {
    const [capture] = await onDatabase<{ id: string }>(
      this.databaseUrl,
      'SELECT id FROM paypal_simulator.captures WHERE invoice_id = $1',
      [orderId],
    );
    return capture!.id;
  }

  /** Its server may be away, and there may be nothing left to give back. */
  private async tried(work: () => Promise<unknown>): Promise<void> {
    await work().catch(() => undefined);
  }
}
