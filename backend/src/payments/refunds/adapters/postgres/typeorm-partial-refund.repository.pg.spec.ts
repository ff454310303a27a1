import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { Subscriptions } from '../../../../platform/jobs/subscriptions';
import { newId } from '../../../../shared/ids';
import { Money } from '../../../../shared/money';
import { describePartialRefundRepository } from '../../application/partial-refund-repository.contract';
import { Payment } from '../../../records/domain/payment';
import { PartialRefundRow } from './partial-refund.table';
import { PaymentChangeRow } from '../../../records/adapters/postgres/payment-change.table';
import { PaymentRow } from '../../../records/adapters/postgres/payment.table';
import { TypeOrmPartialRefundRepository } from './typeorm-partial-refund.repository';
import { TypeOrmPaymentRepository } from '../../../records/adapters/postgres/typeorm-payment.repository';

describe('partial refunds in Postgres', () => {
  const postgres = testDatabase();
  const aPayment = async (): Promise<string> => {
    const { database, rows, unitOfWork } = postgres();
    const outbox = outboxOf(database, new Subscriptions());
    const tables = [rows(PaymentRow), rows(PaymentChangeRow)] as const;
    const payments = new TypeOrmPaymentRepository(database, ...tables, outbox, new FixedActor());
    const order = { orderId: newId(), buyerId: newId(), amount: Money.ofDollars(10) };
    const payment = Payment.start(order, new Date());
    await unitOfWork.run(() => payments.add(payment));
    return payment.state.id;
  };

  describePartialRefundRepository(() => {
    const { database, rows } = postgres();
    return { refunds: new TypeOrmPartialRefundRepository(database, rows(PartialRefundRow)), aPayment };
  });

  it('never sum up to the whole payment', async () => {
    const id = await aPayment();
    const refundAll = postgres().database.query(
      `UPDATE payments.payments SET partly_refunded_cents = amount_cents WHERE id = '${id}'`,
    );
    await expect(refundAll).rejects.toThrow('a_part_is_not_all');
  });
});
