import { FixedClock } from '../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../test/support/memory/in-memory-jobs';
import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import { job } from '../jobs';
import { dayMs, hourMs, Retention } from './retention';

const sweep = job<Record<string, never>>('test:sweep', () => 'all');

describe('retention', () => {
  const setUp = (old: number) => {
    const clock = new FixedClock();
    const jobs = new InMemoryJobs(clock);
    const asked: { ageMs: number; limit: number }[] = [];
    let left = old;
    const deleteBefore = async (time: Date, limit: number) => {
      asked.push({ ageMs: clock.now().getTime() - time.getTime(), limit });
      const deleted = Math.min(left, limit);
      left -= deleted;
      return deleted;
    };
    class Sweep extends Retention {
      constructor() {
        const period = { keptMs: 90 * dayMs, everyMs: dayMs };
        super(sweep, period, deleteBefore, jobs, new InMemoryUnitOfWork(jobs), clock);
      }
    }
    const hoursUntilNext = () =>
      [...jobs.waiting.values()].map(({ at }) => (at.getTime() - clock.now().getTime()) / hourMs);
    return { retention: new Sweep(), asked, left: () => left, hoursUntilNext };
  };

  it('begins at once, and is scheduled once', async () => {
    const { retention, hoursUntilNext } = setUp(0);
    await retention.begin();
    await retention.begin();
    expect(hoursUntilNext()).toEqual([0]);
  });

  it('deletes rows older than its period, and runs again after a day', async () => {
    const { retention, asked, left, hoursUntilNext } = setUp(10);
    await retention.execute();
    expect(asked).toEqual([{ ageMs: 90 * dayMs, limit: 1_000 }]);
    expect(left()).toBe(0);
    expect(hoursUntilNext()).toEqual([24]);
  });

  it('continues at once while batches are full', async () => {
    const { retention, left, hoursUntilNext } = setUp(1_200);
    await retention.execute();
    expect([left(), hoursUntilNext()]).toEqual([200, [0]]);
    await retention.execute();
    expect([left(), hoursUntilNext()]).toEqual([0, [24]]);
  });
});
