import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { PaymentRepository } from './ports';
import { Payment } from '../domain/payment';
import type { PaymentOrder } from '../../payments.facade';
import type { PaymentChange } from '../domain/payment-change';

interface World {
  payments: PaymentRepository;
  unitOfWork: UnitOfWork;
  /** The changes are in the order in which they were saved. */
  historyOf(payment: Payment): Promise<(Omit<PaymentChange, 'id'> & { by: string })[]>;
}

const noon = new Date('2026-03-01T12:00:00Z');

export function describePaymentRepository(world: () => World): void {
  const add = (payment: Payment) => world().unitOfWork.run(() => world().payments.add(payment));
  const save = (payment: Payment) => world().unitOfWork.run(() => world().payments.save(payment));

  it('finds a payment as it was saved, at each step', async () => {
    const payment = Payment.start(
      { orderId: newId(), buyerId: newId(), amount: Money.ofMajor('10.05') },
      noon,
    );
    const { id } = payment.state;
    await add(payment);
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
    expect((await world().payments.findAtProvider(gatewayOrderId))?.state.id).toBe(id);
    expect((await world().payments.findByCapture(`CAPTURE-${id}`))?.state.id).toBe(id);
    expect(await world().payments.findByCapture(gatewayOrderId)).toBeUndefined();
    const ofOrder = (orderId: string) =>
      world().unitOfWork.run(() => world().payments.findOfOrderForChange(orderId));
    expect((await ofOrder(payment.state.orderId))!.state).toEqual(payment.state);
    expect(await ofOrder(newId())).toBeUndefined();
  });

  it("saves each change once, with its time, its actor and the provider's id", async () => {
    const [amount, later] = [Money.ofMajor('10.05'), new Date('2026-03-01T12:30:00Z')];
    const payment = Payment.start({ orderId: newId(), buyerId: newId(), amount }, noon);
    const { id } = payment.state;
    await add(payment);
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

  it('saves that the provider denied it', async () => {
    const payment = Payment.start(
      { orderId: newId(), buyerId: newId(), amount: Money.ofMajor('10.05') },
      noon,
    );
    const { id } = payment.state;
    payment.awaitApproval(`ORDER-${id}`, 'https://provider.test/approve', noon);
    payment.beginCapture(id, noon);
    payment.recordCapture({ kind: 'denied' }, noon);
    await add(payment);
    expect((await world().payments.find(id))!.state).toMatchObject({ status: 'denied' });
  });

  it('finds the start times of the unfinished payments of a buyer, newest first', async () => {
    const buyerId = newId();
    const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
    const started = (minutes: number, given: Partial<PaymentOrder> = {}) =>
      Payment.start({ orderId: newId(), buyerId, amount: Money.ofMajor(1), ...given }, at(minutes));
    const opened = (minutes: number, given?: Partial<PaymentOrder>) => {
      const payment = started(minutes, given);
      payment.awaitApproval(`ORDER-${payment.state.id}`, 'https://provider.test/approve', noon);
      return payment;
    };
    const [given, money] = [opened(3), opened(4)];
    given.abandon(at(5));
    money.beginCapture(money.state.id, at(5));
    for (const payment of [opened(0), opened(1), opened(2), given, money, started(5)]) await add(payment);
    await add(opened(6, { buyerId: newId() }));
    const unfinished = (limit: number) => world().payments.unfinishedSince(noon, buyerId, limit);
    expect(await unfinished(10)).toEqual([at(3), at(2), at(1)]);
    expect(await unfinished(2)).toEqual([at(3), at(2)]);
  });

  it('finds nothing by an unknown id', async () => {
    expect(await world().payments.find(newId())).toBeUndefined();
    const forChange = await world().unitOfWork.run(() => world().payments.findForChange(newId()));
    expect(forChange).toBeUndefined();
    expect(await world().payments.findAtProvider('ORDER-NONE')).toBeUndefined();
  });
}
