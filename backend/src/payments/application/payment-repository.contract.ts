import { newId } from '../../shared/ids';
import { Money } from '../../shared/money';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { PaymentRepository } from './ports';
import { Payment } from '../domain/payment';
import type { PaymentChange } from '../domain/payment-change';

interface World {
  payments: PaymentRepository;
  unitOfWork: UnitOfWork;
  /** What was kept, in its order. */
  historyOf(payment: Payment): Promise<(Omit<PaymentChange, 'id'> & { by: string })[]>;
}

const noon = new Date('2026-03-01T12:00:00Z');

/** What every PaymentRepository promises. */
export function describePaymentRepository(world: () => World): void {
  const save = (payment: Payment) => world().unitOfWork.run(() => world().payments.save(payment));

  it('gives a payment back as it was saved, through all its life', async () => {
    const payment = Payment.start(newId(), Money.ofDollars('10.05'), noon);
    const { id } = payment.state;
    await save(payment);
    expect((await world().payments.find(id))!.state).toEqual(payment.state);

    const gatewayOrderId = `ORDER-${id}`;
    payment.awaitApproval(gatewayOrderId, 'https://provider.test/approve', noon);
    payment.beginCapture(gatewayOrderId, noon);
    const { amount } = payment.state;
    payment.recordCapture(
      { kind: 'completed', captureId: `CAPTURE-${id}`, payerId: 'P', amount, currency: 'USD' },
      noon,
    );
    await save(payment);
    expect((await world().payments.find(id))!.state).toEqual(payment.state);
    expect(await world().payments.idOf(gatewayOrderId)).toBe(id);
    expect((await world().payments.findOfOrder(payment.state.orderId))!.state).toEqual(payment.state);
    expect(await world().payments.findOfOrder(newId())).toBeUndefined();
  });

  it('keeps each change with its time, its author and what the provider calls it, once', async () => {
    const [amount, later] = [Money.ofDollars('10.05'), new Date('2026-03-01T12:30:00Z')];
    const payment = Payment.start(newId(), amount, noon);
    const { id } = payment.state;
    await save(payment);
    payment.awaitApproval(`ORDER-${id}`, 'https://provider.test/approve', noon);
    payment.beginCapture(id, later);
    const captureId = `CAPTURE-${id}`;
    payment.recordCapture({ kind: 'completed', captureId, payerId: 'P', amount, currency: 'USD' }, later);
    await save(payment);
    await save(payment);
    const change = { by: 'shop', reference: null, amount: null, currency: null };
    expect(await world().historyOf(payment)).toEqual([
      { ...change, step: 'created', amount, currency: 'USD', at: noon },
      { ...change, step: 'awaiting-approval', reference: `ORDER-${id}`, at: noon },
      { ...change, step: 'capturing', at: later },
      { ...change, step: 'paid', reference: captureId, amount, currency: 'USD', at: later },
    ]);
  });

  it('keeps that the provider denied it', async () => {
    const payment = Payment.start(newId(), Money.ofDollars('10.05'), noon);
    const { id } = payment.state;
    payment.awaitApproval(`ORDER-${id}`, 'https://provider.test/approve', noon);
    payment.beginCapture(id, noon);
    payment.recordCapture({ kind: 'denied' }, noon);
    await save(payment);
    expect((await world().payments.find(id))!.state).toMatchObject({ status: 'denied' });
  });

  it('finds nothing under an id that no payment has', async () => {
    expect(await world().payments.find(newId())).toBeUndefined();
    const forChange = await world().unitOfWork.run(() => world().payments.findForChange(newId()));
    expect(forChange).toBeUndefined();
    expect(await world().payments.idOf('ORDER-NONE')).toBeUndefined();
  });
}
