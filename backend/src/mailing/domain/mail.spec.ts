import { Mail } from './mail';
import { MailIsOwners, MailNotFailed, MailNotRepeatable } from './mailing.errors';

const now = new Date('2026-05-04T10:00:00.000Z');
const about = { kind: 'order-confirmed', factId: 'an-order', recipient: 'sam@mail.test' } as const;
const words = { subject: 'Your order', text: 'Thank you' };
const busy = { kind: 'refused', isFinal: false, reason: '421 Busy' } as const;
const unknown = { kind: 'unknown', reason: 'Connection closed' } as const;

describe('an e-mail', () => {
  it('waits until a mail server takes it', () => {
    const mail = Mail.write(about, now);
    expect(mail.state).toMatchObject({ ...about, status: 'waiting', attempts: 0, sentAt: null });
    mail.begin(words);
    expect(mail.isCutOff).toBe(true);
    expect(mail.record({ kind: 'accepted' }, now)).toBeUndefined();
    expect(mail.state).toMatchObject({ status: 'sent', attempts: 1, sentAt: now });
  });

  it('is tried again for a day and an hour, later and later, and fails then', () => {
    const mail = Mail.write(about, now);
    const delays: number[] = [];
    for (let delay = mail.record(busy, now); delay !== undefined; delay = mail.record(busy, now)) {
      expect(mail.isWaiting).toBe(true);
      delays.push(delay);
    }
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.reduce((sum, delay) => sum + delay) / 3_600_000).toBeCloseTo(25.35);
    expect(mail.state).toMatchObject({ status: 'failed', attempts: 9, reason: '421 Busy' });
  });

  it('fails at once when a mail server refuses it for good', () => {
    const mail = Mail.write(about, now);
    expect(
      mail.record({ kind: 'refused', isFinal: true, reason: '550 No such mailbox' }, now),
    ).toBeUndefined();
    expect(mail.state).toMatchObject({ status: 'failed', reason: '550 No such mailbox' });
  });

  it('is not tried again by itself when nobody knows whether it was taken', () => {
    const mail = Mail.write(about, now);
    mail.begin(words);
    expect(mail.record(unknown, now)).toBeUndefined();
    expect(mail.state).toMatchObject({ status: 'unconfirmed', reason: 'Connection closed' });
  });

  it('keeps the words that the mail server was given, unless they hold a secret', () => {
    const mail = Mail.write(about, now);
    mail.begin(words);
    expect(mail.state).toMatchObject({ subject: 'Your order', letter: 'Thank you' });
    const secret = Mail.write({ ...about, kind: 'password-reset' }, now);
    secret.begin(words);
    expect(secret.state).toMatchObject({ subject: null, letter: null });
  });

  it('is sent to another address when it was sent before', () => {
    const mail = Mail.write(about, now);
    expect(() => mail.retry('sam@elsewhere.test')).toThrow(MailNotFailed);
    mail.record({ kind: 'accepted' }, now);
    expect(() => mail.retry()).toThrow(MailNotFailed);
    mail.retry('sam@elsewhere.test');
    expect(mail.state).toMatchObject({ status: 'waiting', recipient: 'sam@elsewhere.test', sentAt: null });
  });

  it('for the owner goes to nobody else', () => {
    const mail = Mail.write({ ...about, kind: 'books-disagree' }, now);
    mail.record({ kind: 'accepted' }, now);
    expect(() => mail.retry('sam@elsewhere.test')).toThrow(MailIsOwners);
  });

  it('that has become pointless is neither failed nor sent again', () => {
    const mail = Mail.write(about, now);
    expect(mail.record({ kind: 'pointless', reason: 'It is paid' }, now)).toBeUndefined();
    expect(mail.state).toMatchObject({ status: 'obsolete', reason: 'It is paid', sentAt: null });
    expect(() => mail.retry()).toThrow(MailNotFailed);
  });

  it('is sent again when somebody decides so, for another day', () => {
    const mail = Mail.write(about, now);
    mail.record(unknown, now);
    mail.retry();
    expect(mail.state).toMatchObject({ status: 'waiting', attempts: 0, reason: null });
    expect(mail.record(busy, now)).toBe(60_000);
  });

  it('is not sent again while it waits, or when it was sent', () => {
    const mail = Mail.write(about, now);
    expect(() => mail.retry()).toThrow(MailNotFailed);
    mail.record({ kind: 'accepted' }, now);
    expect(() => mail.retry()).toThrow(MailNotFailed);
  });

  it('with a link to set a password is not sent again: the link is valid for half an hour', () => {
    const mail = Mail.write({ ...about, kind: 'password-reset' }, now);
    mail.record(unknown, now);
    expect(() => mail.retry()).toThrow(MailNotRepeatable);
  });
});
