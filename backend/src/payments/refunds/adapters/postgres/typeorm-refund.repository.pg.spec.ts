import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { Subscriptions } from '../../../../platform/jobs/subscriptions';
import { newId } from '../../../../shared/ids';
import { Money } from '../../../../shared/money';
import { aRefund, describeRefundRepository } from '../../application/refund-repository.contract';
import type { Refund } from '../../domain/refund';
import { Payment } from '../../../records/domain/payment';
import { PaymentRefundRow } from './payment-refund.table';
import { PaymentChangeRow } from '../../../records/adapters/postgres/payment-change.table';
import { PaymentRow } from '../../../records/adapters/postgres/payment.table';
import { TypeOrmRefundRepository } from './typeorm-refund.repository';
import { TypeOrmPaymentRepository } from '../../../records/adapters/postgres/typeorm-payment.repository';

describe('refunds in Postgres', () => {
  const postgres = testDatabase();
  const payments = () => {
    const { database, rows } = postgres();
    const tables = [rows(PaymentRow), rows(PaymentChangeRow)] as const;
    return new TypeOrmPaymentRepository(
      database,
      ...tables,
      outboxOf(database, new Subscriptions()),
      new FixedActor(),
    );
  };
  const run = <Row = unknown>(sql: string) => postgres().database.query<Row>(sql);
  const refunds = () => new TypeOrmRefundRepository(postgres().database, postgres().rows(PaymentRefundRow));
  const save = (refund: Refund) => postgres().unitOfWork.run(() => refunds().save(refund));
  const amount = Money.ofMajor(10);

  const aPayment = async (): Promise<string> => {
    const [now, gatewayOrderId] = [new Date(), newId()];
    const payment = Payment.start({ orderId: newId(), buyerId: newId(), amount }, now);
    payment.awaitApproval(gatewayOrderId, 'https://provider.test/approve', now);
    payment.beginCapture(gatewayOrderId, now);
    const captured = { captureId: newId(), payerId: 'P', amount, currency: 'USD' };
    payment.recordCapture({ kind: 'completed', ...captured }, now);
    await postgres().unitOfWork.run(() => payments().add(payment));
    return payment.state.id;
  };

  describeRefundRepository(() => ({ refunds: refunds(), aPayment, save }));

  it('never sum up to more than was captured, also when two are begun at once', async () => {
    const paymentId = await aPayment();
    const outcomes = await Promise.allSettled([
      save(aRefund(paymentId, '5.01')),
      save(aRefund(paymentId, '5.00')),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refunds().ofPayment(paymentId)).toHaveLength(1);
  });

  it('leave out of that sum what was refused, until it is asked again', async () => {
    const paymentId = await aPayment();
    const [first, second] = [aRefund(paymentId, '6'), aRefund(paymentId, '6')];
    first.record({ kind: 'refused', refundId: null, word: 'FAILED' }, new Date());
    await save(first);
    await save(second);
    first.askAgain();
    await expect(save(first)).rejects.toThrow('more than was captured');
  });

  describe('for servers of 1.0.0', () => {
    const asBefore = (id: string) =>
      run<Record<string, unknown>>(
        `SELECT amount_cents, refund_id, refunded_at IS NOT NULL AS refunded, refused_at IS NOT NULL AS refused
           FROM payments.partial_refunds WHERE id = '${id}'`,
      );

    it('are the partial refunds that they write and read', async () => {
      const [id, paymentId] = [newId(), await aPayment()];
      await run(`INSERT INTO payments.partial_refunds (id, payment_id, amount_cents, refund_id, requested_at, refunded_at, refused_at)
                 VALUES ('${id}', '${paymentId}', 400, NULL, now(), NULL, NULL)`);
      expect((await refunds().find(id))!.state).toMatchObject({ state: 'asked', isRest: false });
      await run(`UPDATE payments.partial_refunds SET refused_at = now() WHERE id = '${id}'`);
      expect((await refunds().find(id))!.state).toMatchObject({ state: 'refused' });
      await run(
        `UPDATE payments.partial_refunds SET refund_id = 'BY-HAND', refunded_at = now() WHERE id = '${id}'`,
      );
      expect((await refunds().find(id))!.state).toMatchObject({ state: 'given', refundId: 'BY-HAND' });
      expect(await asBefore(id)).toEqual([
        { amount_cents: 400, refund_id: 'BY-HAND', refunded: true, refused: false },
      ]);
    });

    it('are not given while they are pending', async () => {
      const refund = aRefund(await aPayment());
      refund.record({ kind: 'pending', refundId: 'PENDING', word: 'PENDING' }, new Date());
      await save(refund);
      expect(await asBefore(refund.id)).toEqual([
        { amount_cents: 999, refund_id: null, refunded: false, refused: false },
      ]);
    });

    it('get a row when they give a whole payment back', async () => {
      const id = await aPayment();
      await save(aRefund(id, '4'));
      const become = (status: string) =>
        run(
          `UPDATE payments.payments SET status = '${status}', refund_id = 'WHOLE-${id}' WHERE id = '${id}'`,
        );
      await become('refunding');
      expect((await refunds().find(id))!.state).toMatchObject({
        amount: Money.ofMajor(6),
        isRest: true,
        state: 'asked',
      });
      await become('refunded');
      expect((await refunds().find(id))!.state).toMatchObject({ state: 'given', refundId: `WHOLE-${id}` });
    });

    it('get a row when the provider gave a whole payment back without the shop', async () => {
      const id = await aPayment();
      await run(
        `UPDATE payments.payments SET status = 'refunded', refund_id = 'BY-HAND-${id}' WHERE id = '${id}'`,
      );
      expect((await refunds().find(id))!.state).toMatchObject({
        amount,
        reason: 'elsewhere',
        state: 'given',
      });
    });
  });
});
