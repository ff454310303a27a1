import { simpleParser } from 'mailparser';
import {
  declared,
  invitation,
  lowStock,
  now,
  order,
  pieces,
  refunded,
  returned,
  shop,
  texts,
  variant,
  write,
} from '../../../../test/support/mail-templates';
import type { ShownReturn } from '../../../ordering/shown-returns';
import { Money } from '../../../shared/money';
import { type MailTextName, placeholdersOf, textNamesOf } from '../../domain/default-texts';
import { mailKinds, type MailKind, returnMailKinds } from '../../domain/mail-kind';
import { hasOpening, MailText } from '../../domain/mail-text';
import { composeMessage } from '../smtp/compose-message';

const hostile = (of: string) =>
  `${of}<img src=x onerror=alert(1)></title><a href="https://evil.test">Visit https://evil.test\u202egnp.exe\r\nBcc: all@evil.test\r\n\r\n<script>`;

const line = { name: hostile('product'), quantity: 1, unitPrice: Money.ofMajor(40) };
const address = {
  recipient: hostile('recipient'),
  address: hostile('street'),
  city: hostile('city'),
  region: hostile('region'),
  pincode: hostile('pincode'),
  country: 'US',
};
const byShopper = { shopperName: hostile('shopper'), address };
const ofShop = { name: hostile('shop'), postalAddress: hostile('imprint') };
const parcel = {
  ...byShopper,
  lines: [line],
  carrier: hostile('carrier'),
  trackingNumber: hostile('tracking'),
  remedy: 'refund' as const,
};
/** The facts without which a kind is not written. */
const special: Partial<Record<MailKind, object>> = {
  'payment-failed': { payableUntil: now },
  'order-cancelled': { isCancelled: true, cancelReason: 'rejected' },
};
const refund = { cents: 100, state: 'given' as const, refusal: null };
const settled = { state: 'settled' as const, pieces: pieces('sellable', 'kept', 'not-there') };
const returnOf: Partial<Record<MailKind, Partial<ShownReturn>>> = {
  'return-arrived': { state: 'arrived' },
  'return-settled': { ...settled, amount: Money.zero },
  'return-refunded': { ...settled, refund },
  'return-lapsed': { state: 'lapsed' },
  'return-cancelled': { state: 'cancelled' },
};
const plain = { shopperName: 'Sam', lines: [{ ...line, name: 'Shirt' }] };

const about = (kind: MailKind) => ({ ...special[kind], ...byShopper, lines: [line] });
const headersOf = async (mail: NonNullable<Awaited<ReturnType<typeof write>>>) => {
  const envelope = { recipient: 'sam@mail.test', messageId: 'one' };
  const { headerLines, subject, from, to } = await simpleParser(
    await composeMessage(mail, envelope, 'shop@shop.test'),
  );
  return { keys: headerLines.map(({ key }) => key), subject, from: from?.value, to };
};

/** The kinds that can be written before anything shows that the mailbox belongs to the user. */
const unproven: readonly MailKind[] = [
  'payment-failed',
  'order-cancelled',
  'order-refunded',
  'welcome',
  'password-reset',
  'password-changed',
  'second-factor-off',
  'new-device',
  'email-code',
  'guest-orders-code',
  'email-changed',
  'waitlist-confirmation',
  'withdrawal-elsewhere',
  'order-link',
  'order-link-renewed',
];

/** Edits each text of a kind, so that it names all placeholders that it may. */
const editTexts = (kind: MailKind, words: string) => {
  for (const name of textNamesOf(kind)) {
    const part = `${words} ${placeholdersOf(name)
      .map((placeholder) => `{${placeholder}}`)
      .join(' ')}`;
    texts.kept.set(name, draftOf(name, part));
  }
};
const draftOf = (name: MailTextName, part: string) =>
  MailText.draft(name, { subject: part, opening: hasOpening(name) ? part : '', closing: part }).state;

const cases = (['default', 'edited'] as const).flatMap((words) =>
  mailKinds.map((kind) => [kind, words] as const),
);

describe('mail templates with hostile texts', () => {
  afterEach(() => texts.kept.clear());

  beforeAll(() => {
    refunded.shopperName = hostile('shopper');
    refunded.lines = [line];
    returned.shopperName = hostile('shopper');
    Object.assign(declared, {
      name: hostile('name'),
      orderNumber: hostile('number'),
      text: hostile('text'),
    });
    Object.assign(invitation, { inviterName: hostile('inviter'), roleName: hostile('role') });
    lowStock.variants = [{ ...variant, title: hostile('product') }];
  });

  it.each(cases)('let no markup through and change no header: %s, %s words', async (kind, words) => {
    if (words === 'edited') editTexts(kind, hostile('words'));
    refunded.state = kind === 'refund-pending' ? 'pending' : 'given';
    Object.assign(returned, { state: 'declared', ...returnOf[kind] });
    returned.pieces = returned.pieces.map((piece) => ({ ...piece, name: hostile('product') }));
    const mail = (await write(kind, about(kind), ofShop, parcel))!;
    expect(mail.html).not.toMatch(/<img|<script|href="https:\/\/evil/);
    expect(mail.html + mail.text).not.toContain('\u202e');
    expect(mail.subject + mail.sender).not.toMatch(/[\r\n\u202e]/);
    const usual = await headersOf((await write(kind, { ...special[kind], ...plain }))!);
    const headers = await headersOf(mail);
    expect({ keys: headers.keys, to: headers.to }).toEqual({ keys: usual.keys, to: usual.to });
    expect(headers.from).toMatchObject([{ address: 'shop@shop.test' }]);
    expect(headers.subject).toBe(mail.subject);
  });

  it.each(unproven)('have nothing that a user wrote in them before a payment: %s', async (kind) => {
    const mail = (await write(kind, { ...about(kind), paidAt: null, lines: order.lines }, shop))!;
    expect(mail.subject + mail.html + mail.text).not.toMatch(/evil|shopper<|recipient<|street</);
  });

  it.each(unproven)('have nothing that a user wrote in edited words, either: %s', async (kind) => {
    editTexts(kind, 'Good news:');
    const mail = (await write(kind, { ...about(kind), paidAt: null, lines: order.lines }, shop))!;
    expect(mail.subject).toMatch(/^Good news:/);
    expect(mail.subject + mail.html + mail.text).not.toMatch(/evil|shopper<|recipient<|street</);
  });

  it('are about a payment, to the owner, from the staff, or the receipt that the law asks for, if of another kind', () => {
    const paid = mailKinds.filter((kind) => !unproven.includes(kind));
    expect(paid.toSorted()).toEqual([
      'back-in-stock',
      'books-disagree',
      'low-stock',
      'new-order',
      'order-confirmed',
      'parcel-delivered',
      'parcel-lost',
      'parcel-sent',
      'parcel-tracked',
      'pieces-refunded',
      'refund-pending',
      ...returnMailKinds.toSorted(),
      'staff-invitation',
      'withdrawal-received',
    ]);
  });
});
