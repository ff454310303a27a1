import { all, dollars, paidPayment } from '../../../../test/support/payments/paid-payment';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { CompareWithProvider, type PaidPayment } from './compare-with-provider';

/** A payment of $84.83, as the shop knows it. */
async function compared() {
  const shop = await paidPayment();
  const comparison = new CompareWithProvider(shop.gateway, shop.jobs, new InMemoryUnitOfWork(shop.jobs));
  const known = async (): Promise<PaidPayment> => {
    const { id, orderId, gatewayOrderId, captureId, status } = (await shop.payments.find(shop.paymentId))!
      .state;
    const sumOf = async (states: string[]) =>
      (await shop.all())
        .filter(({ state }) => states.includes(state))
        .reduce((cents, { amount }) => cents + amount.cents, 0);
    return {
      ...{ id, orderId, gatewayOrderId: gatewayOrderId!, captureId: captureId!, amountCents: all.cents },
      status: status as PaidPayment['status'],
      isRecent: true,
      givenCents: await sumOf(['given']),
      acceptedCents: await sumOf(['given', 'pending']),
      goingCents: await sumOf(['intended', 'asked', 'unknown', 'given', 'pending']),
    };
  };
  const problem = async (otherwise: Partial<PaidPayment> = {}) => {
    const [check] = await comparison.execute([{ ...(await known()), ...otherwise }]);
    return check!.problem;
  };
  const isComparedAgain = () =>
    [...shop.jobs.waiting.values()].some(({ name }) => name === 'payments:compare-refunds');
  return { ...shop, problem, isComparedAgain };
}

describe('a payment that is compared with the provider', () => {
  it('agrees, and is not looked at again', async () => {
    const shop = await compared();
    expect(await shop.problem()).toBeNull();
    await shop.refund('part', '19.95');
    expect(await shop.problem()).toBeNull();
    await shop.refund('others', 'rest');
    expect(await shop.problem()).toBeNull();
    expect(shop.isComparedAgain()).toBe(false);
  });

  it('differs after a refund that nobody told the shop of, which is then recorded', async () => {
    const shop = await compared();
    shop.byHand(dollars('10'));
    expect(await shop.problem()).toBe('is paid here, and refunded-in-part at the provider');
    expect(shop.isComparedAgain()).toBe(true);
    await shop.compare();
    expect(await shop.problem()).toBeNull();
    shop.byHand(dollars('5'));
    expect(await shop.problem()).toBe('is refunded by $10.00 here, and by $15.00 at the provider');
  });

  it('agrees whether or not a refund that is under way has happened, and is looked at again', async () => {
    const shop = await compared();
    await shop.begin('part', '19.95');
    expect(await shop.problem()).toBeNull();
    expect(shop.isComparedAgain()).toBe(true);
    shop.gateway.troubleNext('refund', 'drop-response');
    await expect(shop.ask('part')).rejects.toThrow();
    expect(await shop.problem()).toBeNull();
  });

  it('agrees while the provider has a refund pending, and is looked at again: nobody may tell that it was given', async () => {
    const shop = await compared();
    shop.gateway.nextRefund('held');
    await shop.refund('part', '19.95');
    expect(await shop.problem()).toBeNull();
    expect(shop.isComparedAgain()).toBe(true);
  });

  it('differs when the provider has another amount, another capture or the money of a refunded one', async () => {
    const shop = await compared();
    expect(await shop.problem({ amountCents: 8_482 })).toBe('is $84.82 here, and 84.83 USD at the provider');
    expect(await shop.problem({ captureId: 'another' })).toBe('has another capture at the provider');
    expect(await shop.problem({ status: 'refunded' })).toBe(
      'is refunded here, and the provider still has the money',
    );
  });

  it('differs when the provider has forgotten it, unless it is old', async () => {
    const shop = await compared();
    expect(await shop.problem({ gatewayOrderId: 'forgotten' })).toBe(
      'is paid here, and unknown at the provider',
    );
    expect(await shop.problem({ gatewayOrderId: 'forgotten', isRecent: false })).toBeUndefined();
  });

  it('neither agrees nor differs while the provider is away', async () => {
    const shop = await compared();
    shop.gateway.troubleNext('look-up', 'hang');
    expect(await shop.problem()).toBeUndefined();
    expect(shop.isComparedAgain()).toBe(false);
  });
});
