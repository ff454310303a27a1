import { anOrder, receipt } from '../../../../test/support/memory/an-order';
import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { HoldOrder } from '../../administration/application/hold-order';
import { InMemoryOrderRepository } from '../../orders/adapters/memory/in-memory-order.repository';
import { InMemoryCancellationRepository } from '../../parcels/adapters/memory/in-memory-cancellation.repository';
import { InMemoryRefundRepository } from '../adapters/memory/in-memory-refund.repository';
import type { OrderLine } from '../../orders/domain/order-line';
import { Refund } from '../domain/refund';
import { RecordRefundState } from './record-refund-state';

/** Two refunds of $10 each for the same pieces of a paid order; the first is refused, and the second is given. */
async function orderWithRefunds() {
  const [clock, outbox, actor] = [new FixedClock(), new InMemoryOutbox(), new FixedActor()];
  const orders = new InMemoryOrderRepository(outbox, clock, actor);
  const cancellations = new InMemoryCancellationRepository(outbox);
  const refunds = new InMemoryRefundRepository(outbox);
  const unitOfWork = new InMemoryUnitOfWork(orders, cancellations, refunds, outbox);
  const order = anOrder();
  order.confirm(receipt, clock.now());
  await orders.add(order);
  const [{ variantId, quantity }] = order.lines as [OrderLine];
  const [refused, given] = [newId(), newId()];
  for (const id of [refused, given])
    await refunds.add(
      Refund.intend({
        ...{
          id,
          orderId: order.id,
          reason: 'goodwill',
          pieces: [{ variantId, quantity }],
          restocked: [],
          isRest: false,
        },
        ...{ intendedAt: clock.now() },
        parts: { pieces: Money.ofMajor(10), delivery: Money.zero, other: Money.zero, deducted: Money.zero },
      }),
    );
  const record = new RecordRefundState(orders, cancellations, refunds, unitOfWork, clock);
  const hold = new HoldOrder(orders, unitOfWork, clock);
  const ofOrder = { orderId: order.id };
  return {
    refuse: () => record.refused({ ...ofOrder, refundId: refused, word: 'INSUFFICIENT_FUNDS' }),
    giveRefused: () => record.given({ ...ofOrder, refundId: refused }),
    giveOther: () => record.given({ ...ofOrder, refundId: given }),
    hold: () => hold.execute({ ...ofOrder, reason: 'refund-refused' }),
    stateOfRefused: async () => (await refunds.find(refused))!.state,
    pieces: [{ variantId, quantity }],
    isTask: async () => (await orders.find(order.id))!.isHeldFor('refund-refused'),
  };
}

describe('a refund that the provider refused', () => {
  it('is a task, whatever comes first: its hold, its refusal, or another refund that is given', async () => {
    for (const first of [
      ['hold', 'giveOther', 'refuse'],
      ['refuse', 'hold', 'giveOther'],
      ['giveOther', 'refuse'],
    ] as const) {
      const order = await orderWithRefunds();
      for (const event of first) await order[event]();
      expect({ first, isTask: await order.isTask() }).toEqual({ first, isTask: true });
    }
  });

  it('is for no pieces of the order when it is given although another one went back for them', async () => {
    const order = await orderWithRefunds();
    await order.refuse();
    await order.giveOther();
    await order.giveRefused();
    const { state, pieces, parts } = await order.stateOfRefused();
    expect({ state, pieces, parts }).toMatchObject({
      state: 'given',
      pieces: [],
      parts: { pieces: Money.zero, other: Money.ofMajor(10) },
    });
  });

  it('is no task any more when it is given after all', async () => {
    const order = await orderWithRefunds();
    await order.refuse();
    await order.giveRefused();
    expect(await order.isTask()).toBe(false);
  });
});
