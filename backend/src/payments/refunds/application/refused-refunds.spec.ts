import { all, dollars, paidPayment } from '../../../../test/support/payments/paid-payment';
import { Money } from '../../../shared/money';
import { NoSuchRefund, RefundNotRefused, RefundTooLarge } from '../../records/domain/payment.errors';
import {
  PaymentPartlyRefundedElsewhere,
  PaymentRefunded,
  RefundGiven,
  RefundRefused,
} from '../../payments.events';

const short = 'REFUND_FAILED_INSUFFICIENT_FUNDS';

describe('a refused refund', () => {
  const refused = async (amount = '19.95') => {
    const shop = await paidPayment();
    shop.gateway.nextRefund(short);
    await shop.refund('part', amount);
    return shop;
  };

  it('keeps the word of the provider, and is given when it is asked again', async () => {
    const shop = await refused();
    expect(shop.lastStep()).toMatchObject({ step: 'refund-refused', reference: short });
    expect(shop.events).toEqual([new RefundRefused(shop.orderId, 'part', 1_995, short)]);
    await shop.ask('part');
    expect(shop.given()).toEqual(Money.zero);
    await shop.askAgain('part');
    await shop.ask('part');
    expect(shop.given()).toEqual(dollars('19.95'));
    await expect(shop.askAgain('part')).rejects.toBeInstanceOf(RefundNotRefused);
    await expect(shop.askAgain('another')).rejects.toBeInstanceOf(NoSuchRefund);
  });

  it('is not asked again when others have left less', async () => {
    const shop = await refused();
    await shop.refund('more', '70');
    await expect(shop.askAgain('part')).rejects.toBeInstanceOf(RefundTooLarge);
  });

  it('that is all that is left when it is asked again ends the payment', async () => {
    const shop = await refused();
    await shop.refund('others', '64.88');
    await shop.askAgain('part');
    expect(await shop.stateOf('part')).toMatchObject({ isRest: true, becameRest: true });
    await shop.ask('part');
    expect(await shop.statusOfPayment()).toBe('refunded');
  });

  it('of a rejected order leaves its payment going back', async () => {
    const shop = await refused('84.83');
    expect(await shop.statusOfPayment()).toBe('refunding');
    expect(await shop.left()).toEqual(all);
    await shop.askAgain('part');
    await shop.ask('part');
    expect(await shop.statusOfPayment()).toBe('refunded');
  });

  it('is settled by a refund of as much by hand', async () => {
    const shop = await refused();
    const refundId = shop.byHand(dollars('19.95'));
    for (let times = 0; times < 2; times += 1) await shop.compare();
    expect(await shop.all()).toMatchObject([{ id: 'part', state: 'given', refundId }]);
    expect(shop.events.at(-1)).toEqual(new RefundGiven(shop.orderId, 'part', 1_995));
  });
});

describe('a refund without the shop', () => {
  it('of a part is recorded once', async () => {
    const shop = await paidPayment();
    const refundId = shop.byHand(dollars('10'));
    for (let times = 0; times < 2; times += 1) await shop.compare();
    const [made] = await shop.all();
    expect(made).toMatchObject({ refundId, reason: 'elsewhere', state: 'given', amount: dollars('10') });
    expect(shop.events).toEqual([new PaymentPartlyRefundedElsewhere(shop.orderId, made!.id, 1_000)]);
    expect(await shop.left()).toEqual(dollars('74.83'));
  });

  it('of all of it ends the payment', async () => {
    const shop = await paidPayment();
    shop.byHand(all);
    for (let times = 0; times < 2; times += 1) await shop.compare();
    expect(shop.events).toEqual([new PaymentRefunded(shop.orderId)]);
    expect(shop.lastStep()).toMatchObject({ step: 'refunded-elsewhere' });
    expect(await shop.all()).toMatchObject([{ amount: all, isRest: true, reason: 'elsewhere' }]);
  });

  it('of all of it settles one that was wanted', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    const refundId = shop.byHand(all);
    await shop.ask('part');
    expect(await shop.stateOf('part')).toMatchObject({ state: 'given', refundId });
    expect(shop.events).toEqual([
      new RefundGiven(shop.orderId, 'part', 1_995),
      new PaymentRefunded(shop.orderId),
    ]);
    expect(shop.given()).toEqual(all);
  });

  it('while the rest is asked for leaves less of the rest', async () => {
    const shop = await paidPayment();
    await shop.begin('all', 'rest');
    shop.byHand(dollars('20'));
    await shop.ask('all');
    expect(await shop.stateOf('all')).toMatchObject({
      state: 'intended',
      attempt: 2,
      amount: dollars('64.83'),
    });
    expect(shop.waitsFor('all')!.at).toEqual(shop.clock.now());
    await shop.ask('all');
    expect(shop.given()).toEqual(all);
    expect(await shop.statusOfPayment()).toBe('refunded');
    expect(shop.events).not.toContainEqual(expect.any(RefundRefused));
  });

  it('of half of the rest leaves the other half going back', async () => {
    const shop = await paidPayment();
    await shop.refund('part', '24.83');
    await shop.begin('others', 'rest');
    shop.byHand(dollars('30'));
    await shop.compare();
    expect(await shop.stateOf('others')).toMatchObject({ state: 'intended', amount: dollars('30') });
    await shop.ask('others');
    expect(shop.given()).toEqual(all);
    expect(await shop.statusOfPayment()).toBe('refunded');
  });

  it('of as much as the rest is the rest, even where one of as much was refused', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '24.83');
    shop.gateway.nextRefund(short);
    await shop.ask('part');
    shop.gateway.nextRefund('held');
    await shop.refund('pending', '60');
    await shop.begin('others', 'rest');
    const refundId = shop.byHand(dollars('24.83'));
    await shop.compare();
    expect(await shop.stateOf('others')).toMatchObject({ state: 'given', refundId });
    expect(await shop.stateOf('part')).toMatchObject({ state: 'refused' });
    expect(await shop.left()).toEqual(Money.zero);
  });

  it('while a part is asked for leaves both, where there is enough', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '19.95');
    shop.byHand(dollars('20'));
    await shop.ask('part');
    await shop.compare();
    expect(shop.given()).toEqual(dollars('39.95'));
    expect(await shop.left()).toEqual(dollars('44.88'));
  });

  it('while a part is asked for refuses that part where too little is left', async () => {
    const shop = await paidPayment();
    await shop.begin('part', '50');
    shop.byHand(dollars('40'));
    await shop.ask('part');
    expect(shop.given()).toEqual(dollars('40'));
    expect(await shop.stateOf('part')).toMatchObject({
      state: 'refused',
      providerStatus: 'REFUND_AMOUNT_EXCEEDED',
    });
    expect(await shop.left()).toEqual(dollars('44.83'));
  });
});
