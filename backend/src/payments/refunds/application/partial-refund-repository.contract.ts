import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { PartialRefund } from '../domain/partial-refund';
import type { PartialRefundRepository } from './ports';

interface World {
  refunds: PartialRefundRepository;
  /** @returns the id of one that is stored */
  aPayment: () => Promise<string>;
}

export function describePartialRefundRepository(world: () => World): void {
  it('finds a refund as it was added, and as it was saved', async () => {
    const { refunds, aPayment } = world();
    const requestedAt = new Date('2026-03-01T12:00:00Z');
    const refund: PartialRefund = {
      ...{ id: newId(), paymentId: await aPayment(), amount: Money.ofDollars('9.99') },
      ...{ refundId: null, requestedAt, refundedAt: null, refusedAt: requestedAt },
    };
    expect(await refunds.find(refund.id)).toBeUndefined();
    await refunds.add(refund);
    expect(await refunds.find(refund.id)).toEqual(refund);
    const refunded = { ...refund, refundId: 'REFUND', refundedAt: new Date('2026-03-01T12:01:00Z') };
    await refunds.save(refunded);
    expect(await refunds.find(refund.id)).toEqual(refunded);
    expect(await refunds.ofPayment(refund.paymentId)).toEqual([refunded]);
    expect(await refunds.ofPayment(newId())).toEqual([]);
  });
}
