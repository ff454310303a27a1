import { theShop } from '../../../shared/actor';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { Refund } from '../domain/refund';
import type { RefundRepository } from './ports';

interface World {
  refunds: RefundRepository;
  /** @returns the id of a paid one of $10 that is stored */
  aPayment: () => Promise<string>;
  /** In a transaction, and with its payment locked. */
  save: (refund: Refund) => Promise<void>;
}

const noon = new Date('2026-03-01T12:00:00Z');

export function aRefund(paymentId: string, amount = '9.99'): Refund {
  const wanted = { id: newId(), paymentId, amount: Money.ofMajor(amount) };
  return Refund.intend({ ...wanted, isRest: false, reason: 'cancelled' }, theShop, noon);
}

export function describeRefundRepository(world: () => World): void {
  it('finds a refund as it was saved, at each step', async () => {
    const { refunds, aPayment, save } = world();
    const refund = aRefund(await aPayment());
    const { id, state } = refund;
    expect(await refunds.find(id)).toBeUndefined();
    const steps = [
      () => undefined,
      () => refund.ask(noon),
      () => refund.loseResponse(),
      () => refund.record({ kind: 'pending', refundId: `FIRST-${id}`, word: 'PENDING' }, noon),
      () => refund.record({ kind: 'refused', refundId: null, word: 'FAILED' }, noon),
      () => refund.askAgain(),
      () => refund.becomeRest(),
      () => refund.record({ kind: 'given', refundId: `SECOND-${id}`, word: 'COMPLETED' }, noon),
    ];
    for (const step of steps) {
      step();
      await save(refund);
      expect((await refunds.find(id))!.state).toEqual(state);
    }
    expect((await refunds.ofPayment(state.paymentId)).map((one) => one.state)).toEqual([state]);
    expect(await refunds.ofPayment(newId())).toEqual([]);
  });
}
