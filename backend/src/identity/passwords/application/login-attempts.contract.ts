import { newId } from '../../../shared/ids';
import { TooManyAttempts } from '../domain/password.errors';
import { type Attempt, LoginLimits } from '../domain/backoff';
import type { LoginAttempts } from './ports';

export const limits = new LoginLimits(3, 5);

interface World {
  attempts: LoginAttempts;
  advance(seconds: number): Promise<void>;
}

/** The tests use the limits above. */
export function describeLoginAttempts(world: () => World): void {
  const anAttempt = (): Attempt => ({ account: `${newId()}@haberdash.test`, address: newId() });
  const elsewhere = ({ account }: Attempt): Attempt => ({ account, address: newId() });
  /** @returns for how many seconds it is refused; 0 when it isn't */
  const waitOf = async (work: Promise<void>): Promise<number> => {
    try {
      await work;
      return 0;
    } catch (error) {
      if (error instanceof TooManyAttempts) return error.retryAfterSeconds!;
      throw error;
    }
  };
  const fail = (attempt: Attempt) => waitOf(world().attempts.recordFailure(attempt));
  const ask = (attempt: Attempt) => waitOf(world().attempts.assertAllowed(attempt));
  const failTimes = async (times: number, attemptOf: () => Attempt) => {
    for (let time = 0; time < times; time++) await fail(attemptOf());
  };

  it('allows a few failures, then requires a wait', async () => {
    const attempt = anAttempt();
    const waits: number[] = [];
    for (let time = 0; time < 4; time++) waits.push(await fail(attempt));
    expect(waits).toEqual([0, 0, 0, 30]);
    expect(await ask(attempt)).toBeGreaterThan(25);
    await world().advance(31);
    expect(await ask(attempt)).toBe(0);
  });

  it('does not count successful attempts', async () => {
    const attempt = anAttempt();
    for (let time = 0; time < 20; time++) expect(await ask(attempt)).toBe(0);
  });

  it('doubles the wait each time', async () => {
    const attempt = anAttempt();
    const waits: number[] = [];
    for (let time = 0; time < 4; time++) {
      await failTimes(3, () => elsewhere(attempt));
      waits.push(await fail(elsewhere(attempt)));
      await world().advance(waits.at(-1)! + 1);
    }
    expect(waits).toEqual([30, 60, 120, 240]);
  });

  it('counts the failures at one account, from all addresses', async () => {
    const attempt = anAttempt();
    await failTimes(4, () => elsewhere(attempt));
    expect(await ask(elsewhere(attempt))).toBeGreaterThan(0);
    expect(await ask({ ...attempt, account: anAttempt().account })).toBe(0);
  });

  it('counts the failures from one address, at all accounts', async () => {
    const { address } = anAttempt();
    await failTimes(3, () => ({ ...anAttempt(), address }));
    await failTimes(3, () => ({ address }));
    expect(await ask({ address })).toBeGreaterThan(0);
    expect(await ask({ ...anAttempt(), address })).toBeGreaterThan(0);
    expect(await ask(anAttempt())).toBe(0);
  });

  it('stops counting failures after a quarter of an hour', async () => {
    const attempt = anAttempt();
    await failTimes(3, () => attempt);
    await world().advance(15 * 60 + 1);
    expect(await fail(attempt)).toBe(0);
  });

  it('allows no more failures when they are concurrent', async () => {
    const attempt = anAttempt();
    const waits = await Promise.all(Array.from({ length: 12 }, () => fail(elsewhere(attempt))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(await ask(elsewhere(attempt))).toBeLessThanOrEqual(30);
  });
}
