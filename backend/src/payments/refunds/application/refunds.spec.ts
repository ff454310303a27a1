import { all, dollars, paidPayment } from '../../../../test/support/payments/paid-payment';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { Payment } from '../../records/domain/payment';
import { GatewayTimedOut } from '../../gateway/domain/gateway.errors';
import { NoSuchPayment, RefundIdTaken, RefundTooLarge } from '../../records/domain/payment.errors';
import { PaymentRefunded, RefundGiven, RefundPending, RefundRefused } from '../../payments.events';

describe('a refund', () => {
  it('gives the amount back once, however often it is begun and asked for', async () => {
    const shop = await paidPayment();
    for (let times = 0; times < 2; times += 1) await shop.begin('part', '19.95');
    expect(await shop.stateOf('part')).toMatchObject({ state: 'intended', attempt: 1, author: 'shop' });
    for (let times = 0; times < 2; times += 1) await shop.ask('part');
    expect(shop.given()).toEqual(dollars('19.95'));
    expect(shop.events).toEqual([new RefundGiven(shop.orderId, 'part', 1_995)]);
    expect(await shop.statusOfPayment()).toBe('paid');
    expect(await shop.left()).toEqual(dollars('64.88'));
  });

  it('is found at the provider when its response was lost', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    shop.gateway.troubleNext('refund', 'drop-response');
    await expect(shop.ask('part')).rejects.toBeInstanceOf(GatewayTimedOut);
    expect(await shop.stateOf('part')).toMatchObject({ state: 'unknown' });
    await shop.ask('part');
    expect(shop.given()).toEqual(dollars('19.95'));
    expect(await shop.stateOf('part')).toMatchObject({ state: 'given', attempt: 1 });
  });

  it('of the rest ends the payment, and is the same as one of as much', async () => {
    for (const amount of ['rest', '64.88']) {
      const shop = await paidPayment();
      await shop.refund('part', '19.95');
      await shop.begin('others', amount);
      expect(await shop.statusOfPayment()).toBe('refunding');
      await shop.ask('others');
      expect(shop.given()).toEqual(all);
      expect(await shop.statusOfPayment()).toBe('refunded');
      expect(shop.events.slice(-2)).toEqual([
        new RefundGiven(shop.orderId, 'others', 6_488),
        new PaymentRefunded(shop.orderId),
      ]);
      expect(await shop.left()).toEqual(Money.zero);
      await shop.begin('nothing', 'rest');
      expect(await shop.all()).toHaveLength(2);
    }
  });

  it('is refused when less is left, there is no such payment, or its id is taken', async () => {
    const shop = await paidPayment();
    await expect(shop.begin('all', '84.84')).rejects.toBeInstanceOf(RefundTooLarge);
    await shop.begin('part', '1');
    const ofAnother = shop.requests.refund({
      refundId: 'part',
      paymentId: newId(),
      amount: 'rest',
      reason: 'goodwill',
    });
    await expect(ofAnother).rejects.toBeInstanceOf(NoSuchPayment);
    expect(shop.given()).toEqual(Money.zero);
    const other = Payment.start({ orderId: newId(), buyerId: newId(), amount: all }, shop.clock.now());
    await shop.payments.add(other);
    const taken = shop.requests.refund({
      refundId: 'part',
      paymentId: other.state.id,
      amount: 'rest',
      reason: 'goodwill',
    });
    await expect(taken).rejects.toBeInstanceOf(RefundIdTaken);
  });

  it('of one admin leaves no room for that of another at the same time', async () => {
    const shop = await paidPayment();
    const begun = await Promise.allSettled([shop.begin('one', '50'), shop.begin('other', '50')]);
    expect(begun.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await shop.ask('one');
    expect(shop.given()).toEqual(dollars('50'));
  });

  it('that is under way while the order is rejected is not part of the rest', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    await shop.refund('all', 'rest');
    expect(await shop.statusOfPayment()).toBe('refunding');
    expect(shop.events).not.toContainEqual(new PaymentRefunded(shop.orderId));
    await shop.ask('part');
    expect(shop.given()).toEqual(all);
    expect(await shop.statusOfPayment()).toBe('refunded');
  });

  it('is recorded once when the webhook is here before the response', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    const refund = shop.gateway.refund.bind(shop.gateway);
    jest.spyOn(shop.gateway, 'refund').mockImplementationOnce(async (...call) => {
      const outcome = await refund(...call);
      await shop.compare();
      return outcome;
    });
    await shop.ask('part');
    expect(shop.events).toEqual([new RefundGiven(shop.orderId, 'part', 1_995)]);
  });
});

describe('a pending refund', () => {
  const pending = async () => {
    const shop = await paidPayment();
    shop.gateway.nextRefund('held');
    await shop.refund('part', '19.95');
    const { refundId } = await shop.stateOf('part');
    return { ...shop, refundId: refundId! };
  };

  it('is announced as pending, not as given, and leaves less', async () => {
    const shop = await pending();
    expect(shop.events).toEqual([new RefundPending(shop.orderId, 'part', 1_995)]);
    expect(await shop.stateOf('part')).toMatchObject({ state: 'pending', providerStatus: 'PENDING' });
    expect(shop.lastStep()).toMatchObject({ step: 'refund-pending', amount: dollars('19.95') });
    expect(await shop.left()).toEqual(dollars('64.88'));
  });

  it('is given when the provider says so, and looked at until then', async () => {
    const shop = await pending();
    const { at } = shop.waitsFor('part')!;
    expect(at.getTime() - shop.clock.now().getTime()).toBe(3_600_000);
    await shop.ask('part');
    expect(await shop.stateOf('part')).toMatchObject({ state: 'pending', attempt: 1 });
    shop.gateway.settleRefund(shop.refundId, 'given');
    for (let times = 0; times < 2; times += 1) await shop.ask('part');
    expect(shop.events.slice(1)).toEqual([new RefundGiven(shop.orderId, 'part', 1_995)]);
    expect(shop.given()).toEqual(dollars('19.95'));
  });

  it('that fails after three days is refused, and given by the next attempt', async () => {
    const shop = await pending();
    shop.clock.advanceMinutes(3 * 24 * 60);
    shop.gateway.settleRefund(shop.refundId, 'refused');
    await shop.compare();
    expect(shop.events.at(-1)).toEqual(new RefundRefused(shop.orderId, 'part', 1_995, 'FAILED'));
    expect(await shop.left()).toEqual(all);
    await shop.askAgain('part');
    expect(await shop.stateOf('part')).toMatchObject({ state: 'intended', attempt: 2 });
    await shop.ask('part');
    expect(await shop.stateOf('part')).toMatchObject({ state: 'given', attempt: 2 });
    expect(shop.given()).toEqual(dollars('19.95'));
    await shop.compare();
    expect((await shop.all()).map(({ state }) => state)).toEqual(['given']);
  });

  it('of the rest keeps the payment going back until it is given', async () => {
    const shop = await paidPayment();
    shop.gateway.nextRefund('held');
    await shop.refund('all', 'rest');
    await shop.compare();
    expect(await shop.statusOfPayment()).toBe('refunding');
    shop.gateway.settleRefund((await shop.stateOf('all')).refundId!, 'given');
    await shop.compare();
    expect(await shop.statusOfPayment()).toBe('refunded');
  });
});
