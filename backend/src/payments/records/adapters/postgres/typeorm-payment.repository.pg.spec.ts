import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { Subscriptions } from '../../../../platform/jobs/subscriptions';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { newId } from '../../../../shared/ids';
import { Money } from '../../../../shared/money';
import { Payment } from '../../domain/payment';
import { PaymentCaptured } from '../../../payments.events';
import { describePaymentRepository } from '../../application/payment-repository.contract';
import { SqlPaymentHistory } from './sql-payment-history';
import { TypeOrmPaymentRepository } from './typeorm-payment.repository';
import { PaymentRow } from './payment.table';
import { PaymentChangeRow } from './payment-change.table';

describe('payments in Postgres', () => {
  const postgres = testDatabase();
  const subscriptions = new Subscriptions();
  subscriptions.onEvent({ event: PaymentCaptured, name: 'test:account', on: () => Promise.resolve() });
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const outbox = outboxOf(database, subscriptions);
    const history = new SqlPaymentHistory(database);
    return {
      payments: new TypeOrmPaymentRepository(
        database,
        rows(PaymentRow),
        rows(PaymentChangeRow),
        outbox,
        new FixedActor(),
      ),
      unitOfWork,
      historyOf: async ({ state }: Payment) =>
        (await history.ofOrder(state.orderId)).map(({ amount, at, ...entry }) => ({
          ...entry,
          amount: amount === null ? null : Money.ofMajor(amount),
          at: new Date(at),
        })),
    };
  };
  describePaymentRepository(world);

  const paid = () => {
    const now = new Date('2026-03-01T12:00:00Z');
    const payment = Payment.start({ orderId: newId(), buyerId: newId(), amount: Money.ofMajor(10) }, now);
    const { id, amount } = payment.state;
    payment.awaitApproval(id, 'https://provider.test/approve', now);
    payment.beginCapture(id, now);
    payment.recordCapture({ kind: 'completed', captureId: id, payerId: 'P', amount, currency: 'USD' }, now);
    return payment;
  };
  const waitingEvents = async () => (await eventsInQueue()).length;
  const eventsInQueue = () =>
    postgres().database.query(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'test:account'`);

  it('save an event together with its payment, or neither', async () => {
    const { payments, unitOfWork } = world();
    const failure = new Error('cut off');
    const lost = paid();
    const before = await waitingEvents();
    await expect(
      unitOfWork.run(async () => {
        await payments.add(lost);
        throw failure;
      }),
    ).rejects.toBe(failure);
    expect(await payments.find(lost.state.id)).toBeUndefined();
    expect(await waitingEvents()).toBe(before);
    await unitOfWork.run(() => payments.add(paid()));
    expect(await waitingEvents()).toBe(before + 1);
  });

  it('refuse a payment of nothing that the provider knows, and one of money that it does not', async () => {
    const { payments, unitOfWork } = world();
    const nothing = Payment.start({ orderId: newId(), buyerId: newId(), amount: Money.zero }, new Date());
    const money = paid();
    await unitOfWork.run(async () => {
      for (const payment of [nothing, money]) await payments.add(payment);
    });
    expect((await payments.find(nothing.state.id))!.state).toEqual(nothing.state);
    const change = (to: string, { state }: Payment) =>
      postgres().database.query(`UPDATE payments.payments SET ${to} WHERE id = $1`, [state.id]);
    await expect(change('amount_cents = 1', nothing)).rejects.toThrow('only_nothing_owed_is_nothing');
    await expect(change('amount_cents = 0', money)).rejects.toThrow('only_nothing_owed_is_nothing');
    await expect(change(`gateway_order_id = 'G'`, nothing)).rejects.toThrow('nothing_owed_knows_no_provider');
    await expect(change('capture_id = NULL', money)).rejects.toThrow('paid_means_captured');
  });

  it('make a change of a payment wait for a running change', async () => {
    const { payments, unitOfWork } = world();
    const payment = paid();
    const { id } = payment.state;
    await unitOfWork.run(() => payments.add(payment));
    const beginRefund = async () => {
      const found = (await payments.findForChange(id))!;
      const isNews = !found.isGoingBack;
      found.beginRefund(new Date());
      await payments.save(found);
      return isNews;
    };
    expect(await amid(postgres(), beginRefund, () => unitOfWork.run(beginRefund))).toBe(false);
  });
});
