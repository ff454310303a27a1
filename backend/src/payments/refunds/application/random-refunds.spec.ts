import { Chance } from '../../../../test/support/chance';
import { all, dollars, paidPayment } from '../../../../test/support/payments/paid-payment';
import { Money } from '../../../shared/money';

type Shop = Awaited<ReturnType<typeof paidPayment>>;

const payments = 200;
const steps = 20;
/** Few, so that many are equal. */
const amounts = ['24.83', '30', 'rest'];
const refusal = 'REFUND_FAILED_INSUFFICIENT_FUNDS';
const rounds = 5;

const sumOf = (refunds: { amount: Money }[]): Money =>
  refunds.reduce((sum, { amount }) => sum.plus(amount), Money.zero);

/** One payment whose refunds the shop, its owner and the provider change in any order. */
class RandomRefunds {
  private readonly ids: string[] = [];

  constructor(
    private readonly shop: Shop,
    private readonly chance: Chance,
  ) {}

  async step(): Promise<void> {
    const { shop, chance } = this;
    const does = chance.oneOf([
      () => this.begin(),
      () => this.begin(),
      () => this.ask(),
      () => this.ask(),
      () => shop.askAgain(chance.oneOf(this.ids)),
      () => this.refundByHand(),
      () => this.settle(chance.oneOf(['given', 'refused'] as const)),
      () => shop.compare(),
    ]);
    // A refusal and a lost response are outcomes, too.
    await does().catch(() => undefined);
  }

  /** The provider decides on what is pending, and each job is done. */
  async bringToRest(): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await this.settle('given');
      await this.shop.compare();
      for (const id of this.ids) await this.shop.ask(id).catch(() => undefined);
    }
  }

  private begin(): Promise<void> {
    const id = `refund-${this.ids.length + 1}`;
    this.ids.push(id);
    return this.shop.begin(id, this.chance.oneOf(amounts));
  }

  private ask(): Promise<void> {
    const { gateway } = this.shop;
    const draw = this.chance.below(5);
    if (draw === 0) gateway.nextRefund('held');
    if (draw === 1) gateway.nextRefund(refusal);
    if (draw === 2) gateway.troubleNext('refund', 'drop-response');
    return this.shop.ask(this.chance.oneOf(this.ids));
  }

  private async refundByHand(): Promise<void> {
    const amount = dollars(this.chance.oneOf(amounts.slice(0, -1)));
    const { refunds } = await this.shop.atProvider();
    const taken = sumOf(refunds.filter(({ kind }) => kind !== 'refused'));
    if (!all.isLessThan(taken.plus(amount))) this.shop.byHand(amount);
  }

  private async settle(as: 'given' | 'refused'): Promise<void> {
    const { refunds } = await this.shop.atProvider();
    const pending = refunds.filter(({ kind }) => kind === 'pending');
    for (const { refundId } of pending) this.shop.gateway.settleRefund(refundId, as);
  }
}

it('refunds that the shop and its owner make in any order end, and are those of the provider', async () => {
  for (let number = 0; number < payments; number += 1) {
    const shop = await paidPayment();
    const chance = new Chance(`refunds of payment ${number}`);
    const random = new RandomRefunds(shop, chance);
    for (let step = 0; step < steps; step += 1) {
      await random.step();
      const cents = sumOf((await shop.all()).filter(({ state }) => state !== 'refused')).cents;
      expect({ number, step, cents: Math.min(cents, all.cents) }).toEqual({ number, step, cents });
    }
    await random.bringToRest();
    const refunds = await shop.all();
    const given = sumOf(refunds.filter(({ state }) => state === 'given'));
    const open = refunds.filter(({ state }) => state !== 'given' && state !== 'refused');
    const figures = { number, open: open.map(({ id, state }) => `${id} ${state}`), given: given.cents };
    expect(figures).toEqual({ number, open: [], given: shop.given().cents });
  }
});
