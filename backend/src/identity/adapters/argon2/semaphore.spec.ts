import { setImmediate as nextTurn } from 'node:timers/promises';
import { Semaphore } from './semaphore';

describe('a semaphore', () => {
  it('lets no more run at once than it has places, and all of them in the end', async () => {
    const semaphore = new Semaphore(2);
    let running = 0;
    let most = 0;
    const work = async (number: number) => {
      most = Math.max(most, (running += 1));
      await nextTurn();
      running -= 1;
      return number;
    };
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const done = await Promise.all(numbers.map((number) => semaphore.run(() => work(number))));
    expect(done).toEqual(numbers);
    expect(most).toBe(2);
  });

  it('gives the place of a work that failed to the next in line', async () => {
    const semaphore = new Semaphore(1);
    const failing = semaphore.run(() => Promise.reject(new Error('no memory')));
    const next = semaphore.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('done');
  });
});
