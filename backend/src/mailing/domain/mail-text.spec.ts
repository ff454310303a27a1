import {
  defaultTextOf,
  defaultTexts,
  kindOf,
  mailTextNames,
  placeholdersOf,
  textNamesOf,
} from './default-texts';
import { isForOwner, type MailKind, mailKinds } from './mail-kind';
import { longestBlock, longestSubject, MailText, originalOf } from './mail-text';
import { NoOpening, StaleMailText, UnknownPlaceholder } from './mailing.errors';
import { placeholdersIn } from './placeholders';

const now = new Date('2026-05-04T10:00:00.000Z');
const name = 'order-confirmed';
const original = originalOf(name);
const thanks = { ...original, subject: 'Thank you, {name}', closing: 'See you soon!' };

describe('the text of an e-mail', () => {
  it('has the default words until somebody edits it', () => {
    const text = MailText.original(name);
    expect(text.wording).toEqual(original);
    expect([text.isEdited, text.state.version]).toEqual([false, 0]);
  });

  it('keeps only what differs from the default words', () => {
    const text = MailText.original(name);
    text.edit(0, thanks, now);
    expect(text.state).toEqual({
      ...{ name, version: 1, changedAt: now },
      ...{ subject: 'Thank you, {name}', opening: null, closing: 'See you soon!' },
    });
    expect(text.wording).toEqual(thanks);
    expect(text.isEdited).toBe(true);
  });

  it('returns to the default words, which is a version, too', () => {
    const text = MailText.original(name);
    text.edit(0, thanks, now);
    text.edit(1, original, now);
    expect(text.wording).toEqual(original);
    expect([text.isEdited, text.state.version]).toEqual([false, 2]);
  });

  it('has no new version when nothing changes', () => {
    const text = MailText.original(name);
    text.edit(0, original, now);
    expect(text.state.version).toBe(0);
  });

  it('refuses an edit that is based on an older version', () => {
    const text = MailText.original(name);
    text.edit(0, thanks, now);
    expect(() => text.edit(0, original, now)).toThrow(StaleMailText);
    expect(text.wording).toEqual(thanks);
  });

  it.each(['subject', 'opening', 'closing'] as const)(
    'refuses a placeholder in the %s that it does not offer',
    (part) => {
      const text = MailText.original(name);
      const edit = () => text.edit(0, { ...original, [part]: 'Yours, {tracking number}' }, now);
      expect(edit).toThrow(new UnknownPlaceholder(part, 'tracking number'));
      expect(edit).toThrow('This e-mail has no placeholder {tracking number}');
      expect(text.isEdited).toBe(false);
    },
  );

  it.each(['Name', '', 'constructor', ' name '])('takes {%s} for no placeholder of its own', (unknown) => {
    expect(() => MailText.draft(name, { ...original, closing: `{${unknown}}` })).toThrow(UnknownPlaceholder);
  });

  it('has no opening where the e-mail begins with facts', () => {
    const facts = originalOf('order-cancelled');
    expect(() => MailText.draft('order-cancelled', { ...facts, opening: 'Hello' })).toThrow(NoOpening);
  });

  it('falls back to the default words for saved ones that cannot be filled any more', () => {
    const saved = {
      name,
      version: 3,
      changedAt: now,
      subject: '{gone}',
      opening: 'Welcome',
      closing: null,
    } as const;
    const text = MailText.restore(saved);
    expect(text.unreadable).toEqual(['subject']);
    expect(text.wording).toEqual({ ...original, opening: 'Welcome' });
    const facts = MailText.restore({ ...saved, name: 'order-cancelled', subject: null });
    expect(facts.unreadable).toEqual(['opening']);
    expect(facts.wording).toEqual(originalOf('order-cancelled'));
  });
});

describe('the default texts', () => {
  it.each(mailTextNames)(
    'name only placeholders that they offer, and are no longer than edited ones: %s',
    (one) => {
      const { subject, opening, closing } = originalOf(one);
      for (const words of [subject, opening, closing])
        for (const placeholder of placeholdersIn(words)) expect(placeholdersOf(one)).toContain(placeholder);
      expect(subject.length).toBeLessThanOrEqual(longestSubject);
      expect(Math.max(opening.length, closing.length)).toBeLessThanOrEqual(longestBlock);
    },
  );

  it('are there for each kind of e-mail to customers, and for none to the owner or the staff', () => {
    const isForCustomers = (kind: MailKind) => !isForOwner(kind) && kind !== 'staff-invitation';
    for (const kind of mailKinds) expect(textNamesOf(kind).length > 0).toBe(isForCustomers(kind));
    expect(textNamesOf('parcel-sent')).toEqual(['parcel-sent', 'parcel-ready']);
    expect(kindOf('parcel-collected')).toBe('parcel-delivered');
  });

  it('have titles of their own', () => {
    expect(new Set(mailTextNames.map((one) => defaultTextOf(one).title)).size).toBe(mailTextNames.length);
  });

  it('do not offer the name of a buyer before a payment shows that the mailbox is theirs', () => {
    const unproven = [
      'order-cancelled',
      'payment-failed',
      'order-refunded',
      'welcome',
      'withdrawal-elsewhere',
    ] as const;
    for (const one of unproven) expect(placeholdersOf(one)).not.toContain('name');
    for (const [one, { placeholders }] of Object.entries(defaultTexts))
      if (/password|device|factor|email|welcome/.test(one)) expect(placeholders).toEqual([]);
  });
});
