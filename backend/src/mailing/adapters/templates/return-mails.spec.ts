import { pieces, returned, write } from '../../../../test/support/mail-templates';
import type { ShownPiece, ShownReturn } from '../../../ordering/shown-returns';
import { Money } from '../../../shared/money';
import { returnMailKinds, type ReturnMailKind } from '../../domain/mail-kind';

const given = { cents: 2_950, state: 'given' as const, refusal: null };
const address = `https://hats.test/shop/account/orders/HB-10001/returns/R-10007`;

describe('the e-mails about returns', () => {
  const mailOf = async (
    kind: ReturnMailKind,
    special: Partial<ShownReturn> = {},
    shop: Parameters<typeof write>[2] = {},
  ) => {
    const usual = { ...returned };
    Object.assign(returned, special);
    const mail = await write(kind, {}, shop);
    Object.assign(returned, usual);
    return mail && { ...mail, text: mail.text.replaceAll(/\s+/g, ' ') };
  };

  it('say what goes back, where, by when, with which code, and what it brings', async () => {
    const { subject, html, text } = (await mailOf('return-declared'))!;
    expect(subject).toBe('Your return R-10007 of order HB-10001');
    for (const said of [
      "you're sending this back from your order HB-10001: 2 × Linen shirt (M · Navy)",
      'Return R-10007 Code 7C1F0A93D2',
      'Send it to Hats & Caps High Street 1 Berlin',
      'It should reach us by Tue 22 Dec. You pay the postage.',
      "You get back $29.50 once we've checked it.",
    ])
      expect(text).toContain(said);
    expect(html).toMatch(new RegExp(`href="${address}"[^>]*>.*Print the page for the parcel`));
  });

  it('say what the shop takes on, what it keeps, and that it may have no address', async () => {
    const special = { declaredBy: 'shop', wayPaidBy: 'shop', fee: Money.ofMajor(3) } as const;
    const { text } = (await mailOf('return-declared', special, { postalAddress: '' }))!;
    expect(text).toContain("we've entered a return of your order HB-10001 for you. Please send this back:");
    expect(text).toContain('We pay the postage.');
    expect(text).toContain("once we've checked it, after our fee of $3.00.");
    expect(text).toContain('For the address, please write to help@hats.test.');
    const free = (await mailOf('return-declared', { amount: Money.zero }))!;
    expect(free.text).toContain('Nothing is left of your payment that could go back for it.');
    expect(free.text).not.toContain('You get back');
  });

  it('tell that the parcel is here', async () => {
    const { subject, text } = (await mailOf('return-arrived', { state: 'arrived' }))!;
    expect(subject).toBe('Your return R-10007 has arrived');
    expect(text).toContain('We look at each piece before your money goes back, and will e-mail you then.');
  });

  it('tell the money that PayPal has given, and which pieces were refused', async () => {
    const settled = { state: 'settled', pieces: pieces('sellable', 'damaged', 'kept', 'not-there') } as const;
    const { subject, text } = (await mailOf('return-refunded', {
      ...{ ...settled, refund: given, fee: Money.ofMajor(3) },
    }))!;
    expect(subject).toBe('Your refund of $29.50 (return R-10007)');
    expect(text).toContain('and refunded: 2 × Linen shirt (M · Navy)');
    expect(text).toContain('$29.50 has gone back to your PayPal account, after our fee of $3.00.');
    expect(text).toContain('Not accepted, so these stay yours 1 × Linen shirt (M · Navy)');
    expect(text).toContain('Not in your parcel 1 × Linen shirt (M · Navy)');
    expect(text).toContain('Is that not right? Please write to help@hats.test.');
    const { text: accepted } = (await mailOf('return-refunded', {
      ...{ state: 'settled', pieces: pieces('sellable'), refund: given },
    }))!;
    expect(accepted).not.toMatch(/Not accepted|Not in your parcel|Is that not right|fee/);
  });

  it.each(['intended', 'pending', 'refused'] as const)(
    'tell of no money while it is %s at PayPal',
    async (state) => {
      const settled = { state: 'settled', refund: { ...given, state } } as const;
      expect(await mailOf('return-refunded', settled)).toBeUndefined();
      expect(await mailOf('return-settled', settled)).toBeUndefined();
    },
  );

  it('say why no money goes back', async () => {
    const settled = { state: 'settled', amount: Money.zero } as const;
    const refused = (await mailOf('return-settled', { ...settled, pieces: pieces('kept', 'not-there') }))!;
    expect(refused.subject).toBe("We've checked your return R-10007");
    expect(refused.text).toContain('No money goes back for it. Not accepted, so these stay yours 1 ×');
    expect(refused.text).not.toContain('Accepted, but');
    const paidBefore = (await mailOf('return-settled', { ...settled, pieces: pieces('sellable') }))!;
    expect(paidBefore.text).toContain('Accepted, but nothing is left of your payment for these 1 ×');
    const feeOnly = { ...settled, pieces: pieces('sellable'), fee: Money.ofMajor(3) };
    expect((await mailOf('return-settled', feeOnly))!.text).toContain('these after our fee of $3.00 1 ×');
  });

  it('tell what is sent in exchange, unless the exchange has ended', async () => {
    const wanted = { variantId: 'variant-2', size: 'L', colour: 'Navy' };
    const exchanged = (...judged: ShownPiece['judged'][]) =>
      pieces(...judged).map((one) => ({ ...one, wanted }));
    const exchange = {
      ...{ orderId: 'order-2', orderNumber: 'HB-10002', heldUntil: '2026-12-20' },
      ...{ releasedAt: null, endedAt: null },
    };
    const said = 'You get in exchange, with order HB-10002 1 × Linen shirt (L · Navy)';
    const declared = (await mailOf('return-declared', {
      ...{ exchange, amount: Money.zero, pieces: exchanged(null) },
    }))!;
    expect(declared.text).toContain(said);
    expect(declared.text).not.toContain('Nothing is left');
    const settled = { state: 'settled', amount: Money.zero, pieces: exchanged('sellable', 'kept') } as const;
    const { text } = (await mailOf('return-settled', { ...settled, exchange }))!;
    expect(text).toContain(said);
    expect(text).not.toContain('Accepted, but');
    const over = { ...exchange, endedAt: new Date() };
    const paid = { ...settled, exchange: over, refund: given };
    expect((await mailOf('return-refunded', paid))!.text).not.toContain('in exchange');
  });

  it('warn that a return lapses, other than one that is on its way', async () => {
    const { subject, text } = (await mailOf('return-lapses-soon'))!;
    expect(subject).toBe('Your return R-10007 should reach us by Tue 22 Dec');
    expect(text).toContain('If nothing arrives by Tue 22 Dec, it ends.');
    expect(text).toContain('Do you keep everything?');
    const posted = (await mailOf('return-lapses-soon', { state: 'posted' }))!;
    expect(posted.text).toContain("You've told us that the parcel is on its way");
    expect(posted.text).not.toContain('Do you keep everything?');
  });

  it('tell that a return ended, and where to complain', async () => {
    const lapsed = (await mailOf('return-lapsed', { state: 'lapsed' }))!;
    expect(lapsed.subject).toBe('Your return R-10007 has ended');
    expect(lapsed.text).toContain('had reached us by Tue 22 Dec, so it has ended and no money goes back.');
    expect(lapsed.text).toContain("If it doesn't, please write to help@hats.test.");
    const cancelled = (await mailOf('return-cancelled', { state: 'cancelled' }))!;
    expect(cancelled.text).toContain("we've cancelled your return R-10007 of order HB-10001.");
    expect(cancelled.text).toContain("Please don't send the parcel. Is it on its way already");
    for (const [kind, state] of [
      ['return-lapsed', 'lapsed'],
      ['return-cancelled', 'cancelled'],
    ] as const)
      expect((await mailOf(kind, { state }, { email: '' }))!.text).not.toContain('please write');
  });

  it.each([
    ['declared', ['return-declared', 'return-lapses-soon']],
    ['posted', ['return-declared', 'return-lapses-soon']],
    ['arrived', ['return-arrived']],
    ['settled', ['return-refunded']],
    ['cancelled', ['return-cancelled']],
    ['lapsed', ['return-lapsed']],
  ] as const)('tell of a return that is %s only what still holds', async (state, told) => {
    const refund = state === 'settled' ? given : null;
    const written = await Promise.all(
      returnMailKinds.map(async (kind) => ((await mailOf(kind, { state, refund })) ? [kind] : [])),
    );
    expect(written.flat()).toEqual(told);
  });
});
