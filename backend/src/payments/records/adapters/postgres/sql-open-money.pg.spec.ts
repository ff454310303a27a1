import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { Subscriptions } from '../../../../platform/jobs/subscriptions';
import { newId } from '../../../../shared/ids';
import { Money } from '../../../../shared/money';
import { Payment } from '../../domain/payment';
import { PaymentRow } from './payment.table';
import { PaymentChangeRow } from './payment-change.table';
import { SqlOpenMoney } from './sql-open-money';
import { TypeOrmPaymentRepository } from './typeorm-payment.repository';

const now = new Date('2026-03-01T12:00:00Z');
const amount = Money.ofMajor(10);

type Step = (payment: Payment) => unknown;
const approve: Step = (payment) =>
  payment.awaitApproval(payment.state.id, 'https://provider.test/approve', now);
const beginCapture: Step = (payment) => payment.beginCapture(payment.state.id, now);
const capture =
  (kind: 'completed' | 'in-review'): Step =>
  (payment) =>
    payment.recordCapture({ kind, captureId: payment.state.id, payerId: 'P', amount, currency: 'USD' }, now);
const pay = [approve, beginCapture, capture('completed')];
const refund: Step = (payment) => payment.beginRefund(now);
const endRefunded: Step = (payment) => payment.endRefunded(`REFUND-${payment.state.id}`, now);

describe('open money in Postgres', () => {
  const postgres = testDatabase();

  async function isOpenAfter(...steps: Step[]) {
    const { database, rows, unitOfWork } = postgres();
    const outbox = outboxOf(database, new Subscriptions());
    const tables = [rows(PaymentRow), rows(PaymentChangeRow)] as const;
    const payments = new TypeOrmPaymentRepository(database, ...tables, outbox, new FixedActor());
    const payment = Payment.start({ orderId: newId(), buyerId: newId(), amount }, now);
    for (const step of steps) step(payment);
    await unitOfWork.run(() => payments.add(payment));
    const { orderId } = payment.state;
    const open = await new SqlOpenMoney(database).ordersWithOpenMoney([orderId, newId()]);
    expect([[], [orderId]]).toContainEqual(open);
    return open.length === 1;
  }

  it.each<[string, Step[]]>([
    ['is being captured', [approve, beginCapture]],
    ['is under review', [approve, beginCapture, capture('in-review')]],
    ['goes back', [...pay, refund]],
  ])('is that of an order whose payment %s', async (_, steps) => {
    expect(await isOpenAfter(...steps)).toBe(true);
  });

  it.each<[string, Step[]]>([
    ['nobody has approved', [approve]],
    ['is paid', pay],
    ['has gone back', [...pay, refund, endRefunded]],
  ])('is not that of an order whose payment %s', async (_, steps) => {
    expect(await isOpenAfter(...steps)).toBe(false);
  });
});
