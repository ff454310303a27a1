import { refunded, write } from '../../../../test/support/mail-templates';
import type { RefundOfOrder } from '../../../ordering/refunded-pieces';
import { Money } from '../../../shared/money';
import type { MailKind } from '../../domain/mail-kind';

describe('the e-mails about refunds', () => {
  const refund = async (special: Partial<RefundOfOrder>, kind: MailKind = 'pieces-refunded') => {
    const usual = { ...refunded };
    Object.assign(refunded, special);
    const mail = await write(kind);
    Object.assign(refunded, usual);
    return mail && { ...mail, text: mail.text.replaceAll(/\s+/g, ' ') };
  };

  it('tell which pieces were cancelled, and what went back for them', async () => {
    const mail = (await refund({}))!;
    expect(mail.subject).toBe('Your refund of $29.50 (order HB-10001)');
    for (const said of [
      "we've cancelled this from order HB-10001: 2 × Linen shirt (M · Navy)",
      '$29.50 has gone back to your PayPal account',
      'What is left costs $4.90 more to deliver',
      'The rest of your order stays as it is.',
    ])
      expect(mail.text).toContain(said);
    expect(mail.html).toContain(`https://hats.test/shop/account/orders/HB-10001`);
  });

  it('tell a refund without pieces as one', async () => {
    const { text } = (await refund({ lines: [], reason: 'goodwill' }))!;
    expect(text).toContain('this is about your order HB-10001. $29.50 has gone back');
    expect(text).toContain('Your order stays as it is.');
    expect(text).not.toContain('cancelled');
  });

  it('tell what else a refund is for, and that nothing stays of a cancelled order', async () => {
    const { text: returned } = (await refund({ reason: 'returned', ofDelivery: Money.ofMajor(4.9) }))!;
    expect(returned).toContain("we've refunded this of your order HB-10001: 2 × Linen shirt");
    expect(returned).toContain('Delivery: $4.90');
    const { text: lost } = (await refund({ reason: 'lost' }))!;
    expect(lost).toContain("we've refunded what got lost of your order HB-10001:");
    const { text: rest } = (await refund({ reason: 'rejected', isOrderCancelled: true }))!;
    expect(rest).not.toContain('stays as it is');
    const { html } = (await refund({ reason: 'elsewhere', lines: [] }))!;
    expect(html).toContain('PayPal has refunded $29.50');
  });

  it('tell that a refund was given only when it was, and that it is on its way only until then', async () => {
    const pending = (await refund({ state: 'pending' }, 'refund-pending'))!;
    expect(pending.subject).toBe('Your refund of $29.50 is on its way (order HB-10001)');
    expect(pending.text).toContain('PayPal is sending it, which can take a few days');
    expect(pending.text).toContain('It is for: 2 × Linen shirt');
    expect(pending.text).not.toMatch(/gone back|refunded/);
    for (const state of ['intended', 'given', 'refused'] as const)
      expect(await refund({ state }, 'refund-pending')).toBeUndefined();
    for (const state of ['intended', 'pending', 'refused'] as const)
      expect(await refund({ state })).toBeUndefined();
    expect(await write('order-refunded', { rest: Money.zero })).toBeUndefined();
  });

  it('tell whether the shop refunded a payment, or PayPal without it', async () => {
    expect((await write('order-refunded'))!.html).toContain('We&#x27;ve refunded your payment');
    const elsewhere = (await write('order-refunded', { isRefundedElsewhere: true }))!;
    expect(elsewhere.html).toContain('PayPal has refunded your payment');
    expect(elsewhere.html).not.toContain('We&#x27;ve refunded');
  });
});
