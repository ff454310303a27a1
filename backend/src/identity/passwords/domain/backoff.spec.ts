import { TooManyAttempts } from './password.errors';
import { assertNoWait, secondsOfWait } from './backoff';

describe('the back-off after failed sign-ins', () => {
  it('doubles the wait each time, up to a quarter of an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map(secondsOfWait)).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('lasts as long as the longest wait, and the message names it', () => {
    expect(() => assertNoWait(0, 0)).not.toThrow();
    const refusal = new TooManyAttempts(120);
    expect(() => assertNoWait(30, 120)).toThrow(refusal);
    expect(refusal).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      kind: 'too-often',
      retryAfterSeconds: 120,
      message: 'Too many attempts. Please wait 2 minutes and try again',
    });
    expect(() => assertNoWait(1)).toThrow('Too many attempts. Please wait 1 second and try again');
    expect(() => assertNoWait(61)).toThrow('wait 2 minutes');
  });
});
