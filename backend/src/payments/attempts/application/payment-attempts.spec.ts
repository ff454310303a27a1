import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { Quote } from '../../../shared/quote';
import { InMemoryPaymentGateway } from '../../gateway/adapters/memory/in-memory-payment.gateway';
import { InMemoryPaymentRepository } from '../../records/adapters/memory/in-memory-payment.repository';
import { Payment } from '../../records/domain/payment';
import { AmountsDisagree } from '../../records/domain/payment.errors';
import { InMemoryPaymentRefundRepository } from '../../refunds/adapters/memory/in-memory-payment-refund.repository';
import { RefundRequests } from '../../refunds/application/refund-requests';
import { RefundsOfPayments } from '../../refunds/application/refunds-of-payments';
import { PaymentAttempts } from './payment-attempts';

describe('opening a payment', () => {
  const clock = new FixedClock();
  const jobs = new InMemoryJobs(clock);
  const payments = new InMemoryPaymentRepository(new InMemoryOutbox(), new FixedActor());
  const gateway = new InMemoryPaymentGateway();
  const unitOfWork = new InMemoryUnitOfWork(payments, jobs);
  const refunds = new RefundsOfPayments(payments, new InMemoryPaymentRefundRepository());
  const requests = new RefundRequests(refunds, jobs, new FixedActor(), clock);
  const attempts = new PaymentAttempts(20, payments, gateway, requests, jobs, unitOfWork, clock);
  const socks = [{ title: 'Socks', unitPrice: Money.ofMajor('9.99'), quantity: 2 }];
  const open = async (owed: string, delivery: string) => {
    const [orderId, buyerId] = [newId(), newId()];
    const payment = Payment.start({ orderId, buyerId, amount: Money.ofMajor(owed) }, clock.now());
    await payments.add(payment);
    const quote = Quote.of(socks, Money.ofMajor(delivery));
    const purchase = { quote, description: 'Order', returnUrl: 'http://a.test', cancelUrl: 'http://a.test' };
    return attempts.open(payment, purchase);
  };

  it('asks for the goods and their delivery', async () => {
    expect((await open('24.88', '4.90')).approvalUrl).toMatch(/^https/);
  });

  it.each([
    ['19.98', '4.90'],
    ['24.88', '0'],
    ['24.87', '4.90'],
  ])(
    'is refused for $%s when the delivery costs $%s, before the provider is asked',
    async (owed, delivery) => {
      const asked = jest.spyOn(gateway, 'open').mockClear();
      await expect(open(owed, delivery)).rejects.toThrow(AmountsDisagree);
      expect(asked).not.toHaveBeenCalled();
    },
  );
});
