import { NoEmailChange } from './email-change.errors';
import { EmailChange } from './email-change';

const now = new Date('2026-03-01T12:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const requested = () => {
  const given = { id: 'one', userId: 'ada', oldEmail: 'ada@mail.test', newEmail: 'Ada@Work.test' };
  const change = EmailChange.request(given, now);
  change.writeCode('right');
  return change;
};

describe('a change of an e-mail address', () => {
  it('is proved by its code, once', () => {
    const change = requested();
    expect(change.state.newEmail).toBe('ada@work.test');
    expect(change.prove('right', now)).toBe(true);
    expect(() => change.prove('right', now)).toThrow(NoEmailChange);
  });

  it('is proved by the newest code only', () => {
    const change = requested();
    change.writeCode('newer');
    expect([change.prove('right', now), change.prove('newer', now)]).toEqual([false, true]);
  });

  it('is over after a quarter of an hour', () => {
    expect(requested().prove('right', minutesLater(14))).toBe(true);
    expect(() => requested().prove('right', minutesLater(15))).toThrow(NoEmailChange);
  });

  it('is over after five wrong codes, also with the right one', () => {
    const change = requested();
    for (let guess = 0; guess < 5; guess++) expect(change.prove('wrong', now)).toBe(false);
    expect(() => change.prove('right', now)).toThrow(NoEmailChange);
  });
});
