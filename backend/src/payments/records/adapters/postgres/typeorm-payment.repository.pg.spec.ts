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
          amount: amount === null ? null : Money.ofDollars(amount),
          at: new Date(at),
        })),
    };
  };
  describePaymentRepository(world);

  const paid = () => {
    const now = new Date('2026-03-01T12:00:00Z');
    const payment = Payment.start({ orderId: newId(), buyerId: newId(), amount: Money.ofDollars(10) }, now);
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

  it('make a change of a payment wait for a running change', async () => {
    const { payments, unitOfWork } = world();
    const payment = paid();
    const { id } = payment.state;
    await unitOfWork.run(() => payments.add(payment));
    const beginRefund = async () => {
      const found = (await payments.findForChange(id))!;
      const begins = found.beginRefund(new Date());
      await payments.save(found);
      return begins;
    };
    expect(await amid(postgres(), beginRefund, () => unitOfWork.run(beginRefund))).toBe(false);
  });
});
