import { ResetLinkInvalid } from './password-reset.errors';
import { PasswordReset } from './password-reset';

const now = new Date('2026-05-04T10:00:00.000Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('a password reset', () => {
  it('is valid for half an hour after it was requested', () => {
    const reset = PasswordReset.request('a-reset', 'sam', now);
    expect(reset.isValid(minutesLater(29))).toBe(true);
    expect(reset.isValid(minutesLater(30))).toBe(false);
    expect(() => reset.use(minutesLater(30))).toThrow(ResetLinkInvalid);
  });

  it('is used once', () => {
    const reset = PasswordReset.request('a-reset', 'sam', now);
    reset.writeLink('a-hash');
    reset.use(minutesLater(5));
    expect(reset.state).toMatchObject({ tokenHash: 'a-hash', usedAt: minutesLater(5) });
    expect(reset.isValid(minutesLater(6))).toBe(false);
    expect(() => reset.use(minutesLater(6))).toThrow(ResetLinkInvalid);
  });
});
