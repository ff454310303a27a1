import { log, texts, write } from '../../../../test/support/mail-templates';
import type { MailTextName } from '../../domain/default-texts';
import { MailText, originalOf, type Wording } from '../../domain/mail-text';

const edit = (name: MailTextName, words: Partial<Wording>) =>
  texts.kept.set(name, MailText.draft(name, { ...originalOf(name), ...words }).state);
const pickUpText = 'High Street 1';

describe('e-mails whose words were edited', () => {
  afterEach(() => texts.kept.clear());

  it('have the new words around the facts, which stay', async () => {
    edit('order-confirmed', {
      subject: '{shop name}: thank you, {name}!',
      opening: 'Dear {name},\n\nyour order {order number}\nmakes us happy.',
      closing: 'Yours, {shop name}',
    });
    const { subject, html, text } = (await write('order-confirmed', { shopperName: 'Sam' }))!;
    expect(subject).toBe('Hats & Caps: thank you, Sam!');
    expect(text).toContain('Dear Sam,\n\nyour order HB-10001\nmakes us happy.');
    expect(text).not.toContain("we've received your payment.");
    for (const fact of [
      '2 × Linen shirt (M · Navy)',
      '$1,129.50',
      '20457 Hamburg',
      'Hats & Caps, High Street 1',
    ])
      expect(text).toContain(fact);
    expect(html).toContain('https://hats.test/shop/account');
    expect(text.indexOf('View your order')).toBeLessThan(text.indexOf('Yours, Hats & Caps'));
  });

  it('have the old words again once these are restored', async () => {
    const before = await write('parcel-lost', {}, {}, { remedy: 'refund' });
    edit('parcel-lost', { opening: 'Bad news, {name}.' });
    expect((await write('parcel-lost', {}, {}, { remedy: 'refund' }))!.text).toContain('Bad news, Sam');
    edit('parcel-lost', {});
    expect(await write('parcel-lost', {}, {}, { remedy: 'refund' })).toEqual(before);
  });

  it('of a parcel have other words where it is picked up', async () => {
    edit('parcel-sent', { subject: 'Off it goes' });
    edit('parcel-collected', { subject: 'Enjoy it' });
    const pickedUp = { pickUpText, address: null };
    expect((await write('parcel-sent'))!.subject).toBe('Off it goes');
    expect((await write('parcel-sent', {}, {}, pickedUp))!.subject).toBe(
      'Your order HB-10001 is ready to collect',
    );
    expect((await write('parcel-delivered'))!.subject).toBe(
      'Parcel 2 of 2 of order HB-10001 has been delivered',
    );
    expect((await write('parcel-delivered', {}, {}, pickedUp))!.subject).toBe('Enjoy it');
  });

  it('keep the receipt of a withdrawal as the law asks for it', async () => {
    edit('withdrawal-received', { subject: 'Thank you', closing: 'Bye' });
    const { subject, text } = (await write('withdrawal-received'))!;
    expect(subject).toBe('Thank you');
    for (const part of ['hb 10001', 'sam@mail.test', 'Both shirts.', '12:00:07', 'Bye'])
      expect(text).toContain(part);
  });

  it('have the default words, and log it, when saved ones cannot be filled any more', async () => {
    const usual = (await write('welcome'))!;
    const broken = { ...MailText.original('welcome').state, subject: '{gone}', closing: 'Enjoy' };
    texts.kept.set('welcome', { ...broken, version: 4 });
    const { subject, text } = (await write('welcome'))!;
    expect(subject).toBe(usual.subject);
    expect(text).toContain('Enjoy');
    expect(log.errors).toEqual([{ text: 'welcome', parts: ['subject'] }]);
  });
});
