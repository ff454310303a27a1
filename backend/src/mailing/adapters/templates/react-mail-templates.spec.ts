import { templatesWith, lowStock, now, order, variant, write } from '../../../../test/support/mail-templates';
import { Money } from '../../../shared/money';
import { Mail } from '../../domain/mail';

describe('mail templates', () => {
  it('invite to the staff with the inviter, the role, and a link that says until when it works', async () => {
    const { subject, text, html } = (await write('staff-invitation'))!;
    expect(subject).toBe('Join the staff of Hats & Caps');
    for (const said of [
      'invites you to work for Hats & Caps',
      '“Packer”',
      'Mon 11 May 2026, 12:00:00 (CEST)',
    ])
      expect(text).toContain(said);
    expect(html).toContain('href="https://hats.test/auth/invitation#a-token"');
  });

  it('confirm an order with its number, lines, total, address and the imprint, as HTML and as text', async () => {
    const { sender, subject, html, text } = (await write('order-confirmed'))!;
    expect({ sender, subject }).toEqual({
      sender: 'Hats & Caps',
      subject: 'Your order HB-10001 is confirmed',
    });
    for (const said of ['2 × Linen shirt (M · Navy)', '$29.50', '$1,093.10', '$1,129.50', '20457 Hamburg'])
      expect(text).toContain(said);
    expect(text).toMatch(/Express by Comet, Tue 24 – Thu 26 Nov\s+\$6\.90/);
    expect(text).toContain('Hats & Caps, High Street 1, Berlin');
    expect(html).toMatch(/<title>Thank you for your order<\/title>.*https:\/\/hats\.test\/shop\/account/s);
    expect(html).toContain('mailto:help@hats.test');
  });

  it('tell a free delivery', async () => {
    const free = { delivery: { ...order.delivery, price: Money.zero, promised: null } };
    expect((await write('order-confirmed', free))!.text).toMatch(/Express by Comet\s+Free/);
  });

  it('promise no money of an order for which nothing was owed', async () => {
    const nothing = { total: Money.zero, rest: Money.zero };
    expect((await write('order-confirmed', nothing))!.text).toContain('there is nothing to pay');
    const { text } = (await write('order-cancelled', { ...nothing, isCancelled: true }))!;
    expect(text).not.toContain('PayPal');
    expect(await write('order-refunded', nothing)).toBeUndefined();
  });

  it.each([
    ['on one day', '2026-11-27', '2026-11-27', 'Fri 27 Nov'],
    ['in two months', '2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
    ['in two years', '2026-12-30', '2027-01-02', 'Wed 30 Dec – Sat 2 Jan'],
  ])('tell promised days %s', async (_, from, to, days) => {
    const delivery = { ...order.delivery, promised: { from, to } };
    expect((await write('new-order', { delivery }))!.text).toContain(`Express by Comet, ${days}`);
  });

  it('tell no promised days of a cancelled order', async () => {
    const { text } = (await write('order-cancelled', { isCancelled: true }))!;
    expect(text).toContain('Express by Comet');
    expect(text).not.toContain('Thu 26 Nov');
  });

  it('address the parcel as its country does, without the country of the shop', async () => {
    const [abroad, athome] = [
      await write('order-confirmed'),
      await write('new-order', {}, { country: 'DE' }),
    ];
    expect(abroad!.text).toContain('Hanna Hafen\n1 Quay\n20457 Hamburg\nGermany');
    expect(athome!.text).toContain('Hanna Hafen\n1 Quay\n20457 Hamburg\n');
    expect(athome!.text).not.toContain('Germany');
  });

  it('say where an order is picked up, in place of an address', async () => {
    const pickUpText = 'High Street 1\nMonday to Friday';
    const delivery = { name: 'In the shop', price: Money.zero, pickUpText, promised: null };
    for (const kind of ['order-confirmed', 'new-order'] as const) {
      const { text } = (await write(kind, { delivery, address: null }))!;
      expect(text).toContain('Pick-up\n\nHigh Street 1\nMonday to Friday');
    }
    const ready = (await write('parcel-sent', {}, {}, { pickUpText, address: null }))!;
    expect(ready.subject).toBe('Your order HB-10001 is ready to collect');
    expect(ready.text).toContain('Pick-up\n\nHigh Street 1\nMonday to Friday');
    expect(ready.text).toContain('your order HB-10001 is ready to collect, with 2 items:');
    expect(ready.text).toContain('Please bring your order number: HB-10001.');
  });

  it('never send, track or deliver an order that is picked up', async () => {
    const pickUpText = 'High Street 1';
    const promised = { from: '2026-11-27', to: '2026-11-27' };
    const delivery = { name: 'In the shop', price: Money.zero, pickUpText, promised };
    const cancelled = { delivery, address: null, isCancelled: true };
    const mails = [
      await write('order-confirmed', { delivery, address: null }),
      await write('new-order', { delivery, address: null }),
      await write('order-cancelled', cancelled),
      await write('parcel-sent', {}, {}, { pickUpText, address: null }),
      await write('parcel-delivered', {}, {}, { pickUpText, address: null }),
    ];
    for (const mail of mails)
      expect(mail!.subject + mail!.text).not.toMatch(/on its way:|deliver|\bsen[dt]\b|ship|parcel|carrier/i);
    expect(mails[0]!.text.replaceAll('\n', ' ')).toContain(
      "We'll e-mail you when it's ready, on Fri 27 Nov. Please bring your order number: HB-10001.",
    );
    expect(mails[4]!.subject).toBe('You have collected your order HB-10001');
  });

  it('have the amount of a line on the same line of the text', async () => {
    const { text } = (await write('order-confirmed'))!;
    for (const line of ['2 × Linen shirt (M · Navy) $29.50', 'Total $1,129.50'])
      expect(text.split('\n')).toContain(line);
  });

  it('escape what others wrote', async () => {
    const { html } = (await write('order-confirmed'))!;
    expect(html).not.toContain('<b>Shopper</b>');
    expect(html).toContain('Sam &lt;b&gt;Shopper&lt;/b&gt;');
  });

  it('write amounts as the shop does', async () => {
    expect((await write('new-order', {}, { currencySymbol: 'after' }))!.subject).toBe(
      'New order HB-10001: 1,129.50\u00a0$',
    );
  });

  it('tell the amount of a refund, unless the payment never counted', async () => {
    expect((await write('order-refunded'))!.text).toContain('your payment of $1,129.50 for order HB-10001');
    const { text } = (await write('order-refunded', { paidAt: null }))!;
    expect(text).toContain('Your payment for order HB-10001');
    expect(text).not.toContain('$');
  });

  it('tell only what still goes back when parts went back before', async () => {
    const inParts = { rest: Money.ofMajor(100.5) };
    const refunded = (await write('order-refunded', inParts))!.text.replaceAll('\n', ' ');
    expect(refunded).toContain('the rest of your payment, $100.50, for order HB-10001');
    const own = { ...inParts, isCancelled: true, cancelReason: 'cancelled' as const };
    const cancelled = (await write('order-cancelled', own))!.text.replaceAll('\n', ' ');
    expect(cancelled).toContain(
      'you cancelled your order HB-10001. The rest of your payment, $100.50, goes back',
    );
    expect(cancelled).not.toContain('sorry');
  });

  it('ask for a payment until the time to pay is over, with a link to the order', async () => {
    const payableUntil = new Date('2026-05-04T10:15:00.000Z');
    const { subject, html, text } = (await write('payment-failed', { paidAt: null, payableUntil }))!;
    expect(subject).toBe('Your order HB-10001 is not paid yet');
    expect(text).toContain("We're holding your items until 12:15 pm today (CEST)");
    expect(html).toContain(`href="https://hats.test/shop/account/orders/HB-10001"`);
    const tomorrow = { paidAt: null, payableUntil: new Date('2026-05-04T22:05:00.000Z') };
    expect((await write('payment-failed', tomorrow))!.text).toContain('until 12:05 am on Tue 5 May (CEST)');
    expect(await write('payment-failed')).toBeUndefined();
  });

  it.each([
    [
      { cancelReason: 'cancelled', paidAt: null },
      'You cancelled your order HB-10001',
      'account/orders/HB-10001',
    ],
    [
      { cancelReason: 'rejected', paidAt: null },
      "we can't accept your order HB-10001",
      'account/orders/HB-10001',
    ],
    [{ cancelReason: 'declined', paidAt: null }, 'your items are still in your cart', 'shop/checkout'],
    [{ cancelReason: 'unavailable', paidAt: null }, 'sold out', 'account/orders/HB-10001'],
    [{}, 'Your payment of $1,129.50 goes back', 'account/orders/HB-10001'],
  ] as const)('tell why an order is cancelled: %j', async (fields, reason, link) => {
    const { text } = (await write('order-cancelled', { ...fields, isCancelled: true }))!;
    expect(text.replaceAll('\n', ' ')).toContain(reason);
    expect(text).toContain(link);
  });

  it('do not tell that an order is cancelled which the shop has taken up again', async () => {
    expect(await write('order-cancelled')).toBeUndefined();
  });

  it('send the owner to the order', async () => {
    const { html, text } = (await write('new-order'))!;
    expect(html).toContain(`https://hats.test/admin/orders?order=${order.id}`);
    expect(text).toContain('1 × Winter coat');
  });

  it('tell what is in a parcel that was sent, where it goes, and how to track it', async () => {
    const { subject, html, text } = (await write('parcel-sent'))!;
    expect(subject).toBe('Parcel 2 of 2 of order HB-10001 is on its way');
    for (const said of [
      'parcel 2 of 2',
      'Expected Tue 24 – Thu 26 Nov',
      '2 × Linen shirt (M · Navy)',
      '20457 Hamburg',
      'UPS',
      '1Z999',
    ])
      expect(text).toContain(said);
    expect(html).toContain('href="https://ups.test/1Z999"');
    expect(html).not.toContain('<b>Shopper</b>');
  });

  it.each([
    [{ place: 1, count: 1 }, 'Your order HB-10001 is on its way'],
    [{ place: 1, count: null }, 'Parcel 1 of order HB-10001 is on its way'],
  ])('count the parcels of an order only when there are more: %j', async (counted, subject) => {
    expect((await write('parcel-sent', {}, {}, counted))!.subject).toBe(subject);
  });

  it('lead to the order where a parcel can not be tracked', async () => {
    const untracked = { carrier: null, trackingNumber: null, trackingLink: null };
    const { html, text } = (await write('parcel-sent', {}, {}, untracked))!;
    expect(html).toContain(`href="https://hats.test/shop/account/orders/HB-10001"`);
    expect(text).not.toMatch(/Carrier|Tracking number/);
    expect(await write('parcel-sent', {}, {}, null)).toBeUndefined();
  });

  it('tell a tracking number, unless there is none or the parcel is picked up', async () => {
    const { subject, html, text } = (await write('parcel-tracked'))!;
    expect(subject).toBe('The tracking number of parcel 2 of 2, order HB-10001');
    expect(text).toContain('Tracking number: 1Z999');
    expect(html).toContain('href="https://ups.test/1Z999"');
    expect(await write('parcel-tracked', {}, {}, { trackingNumber: null })).toBeUndefined();
    expect(await write('parcel-tracked', {}, {}, { pickUpText: 'At the counter' })).toBeUndefined();
  });

  it('tell that a parcel is delivered, and where to complain', async () => {
    const { subject, text } = (await write('parcel-delivered'))!;
    expect(subject).toBe('Parcel 2 of 2 of order HB-10001 has been delivered');
    expect(text).toContain('Please write to help@hats.test');
    expect((await write('parcel-delivered', {}, { email: '' }))!.text).not.toContain('Please write');
  });

  it('confirm a withdrawal with what was declared and when it came, to the second', async () => {
    const { subject, html, text } = (await write('withdrawal-received'))!;
    expect(subject).toBe('We received your withdrawal on Mon 4 May 2026, 12:00:07 (CEST)');
    for (const part of ['hb 10001', 'sam@mail.test', 'Both shirts.', 'Thank you', '12:00:07'])
      expect(text).toContain(part);
    expect(html).toContain('Sam &lt;b&gt;Shopper&lt;/b&gt;');
  });

  it("tell an order's owner of a withdrawal from another address, in none of the sender's words", async () => {
    const { subject, html, text } = (await write('withdrawal-elsewhere'))!;
    expect(subject).toBe('A withdrawal names your order HB-10001');
    expect(text).toContain('Mon 4 May 2026, 12:00:07 (CEST)');
    for (const typed of ['Sam', 'shirts', 'sam@mail.test'])
      expect(subject + html + text).not.toContain(typed);
  });

  it('declare that they suit dark mode', async () => {
    expect((await write('order-confirmed'))!.html).toMatch(/prefers-color-scheme: ?dark/);
  });

  it('are not written about an order that does not exist any more', async () => {
    expect(await write('order-confirmed', null)).toBeUndefined();
  });

  it('have a link to set a password, whose token no server logs', async () => {
    const mail = Mail.write({ kind: 'password-reset', factId: 'a-reset', recipient: 'sam@mail.test' }, now);
    const { subject, html, text } = (await templatesWith({ token: 'a-token' }).write(mail.state))!;
    expect(subject).toBe('Set a new password for Hats & Caps');
    expect(html).toContain('href="https://hats.test/auth/reset-password#a-token"');
    expect(text).toContain('https://hats.test/auth/reset-password#a-token');
    expect(await templatesWith(undefined).write(mail.state)).toBeUndefined();
  });

  it('have no name in them while nothing shows that the mailbox is that of the shopper', async () => {
    const shopperName = 'You won! Visit evil.test';
    const unpaid = { shopperName, paidAt: null, isCancelled: true, payableUntil: now };
    for (const kind of ['payment-failed', 'order-cancelled'] as const) {
      const { subject, html, text } = (await write(kind, unpaid))!;
      expect(subject + html + text).not.toContain('evil.test');
    }
    const paid = { ...unpaid, paidAt: now };
    expect((await write('order-cancelled', paid))!.text).toContain('evil.test');
  });

  it('tell the owner of all that runs out, in one e-mail, and of nothing once it is refilled', async () => {
    lowStock.variants = Array.from({ length: 60 }, (_, n) => ({ ...variant, title: `Shirt ${n}` }));
    const { subject, html, text } = (await write('low-stock'))!;
    expect(subject).toBe('Low stock: 60 sizes and colours');
    expect(text).toContain('Shirt 49 (M · Navy · LS-M)');
    expect(text).not.toContain('Shirt 50');
    expect(text).toContain('And 10 more.');
    expect(html).toContain('https://hats.test/admin/products/shirt/stock');
    lowStock.variants = [];
    expect(await write('low-stock')).toBeUndefined();
  });

  it('tell the owner which rules of the reconciliation do not hold', async () => {
    const { subject, text } = (await write('books-disagree'))!;
    expect(subject).toBe('Consistency check: 2 discrepancies');
    expect(text).toContain('Stock against movements: 2');
  });
});
