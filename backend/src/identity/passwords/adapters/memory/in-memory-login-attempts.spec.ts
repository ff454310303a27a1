import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { describeLoginAttempts, limits } from '../../application/login-attempts.contract';
import { InMemoryLoginAttempts } from './in-memory-login-attempts';

describe('attempts in memory', () => {
  const clock = new FixedClock();
  const attempts = new InMemoryLoginAttempts(limits, clock);
  describeLoginAttempts(() => ({
    attempts,
    advance: async (seconds) => clock.advanceMinutes(seconds / 60),
  }));
});
