import type { UnitOfWork } from './unit-of-work';

interface World {
  unitOfWork: UnitOfWork;
  write: (word: string) => Promise<unknown>;
  /** What is written, by the alphabet. */
  written: () => Promise<string[]>;
}

export function describeUnitOfWork(world: () => World): void {
  const write = (word: string) => world().write(word);
  const run = <T>(work: () => Promise<T>) => world().unitOfWork.run(work);
  const failing = async () => {
    throw new Error('refused');
  };

  it('makes all of it true and gives what it came to', async () => {
    const came = await run(async () => {
      await write('one');
      await write('two');
      return 'both';
    });
    expect([came, await world().written()]).toEqual(['both', ['one', 'two']]);
  });

  it('makes nothing of it true when it fails, and tells why', async () => {
    await write('before');
    const failed = run(async () => {
      await write('lost');
      await failing();
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await world().written()).toEqual(['before']);
  });

  it('takes back with it what ran inside it', async () => {
    const failed = run(async () => {
      await run(() => write('inside'));
      await failing();
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await world().written()).toEqual([]);
  });

  it('leaves alone what others do at the same time', async () => {
    const outcomes = await Promise.allSettled([
      run(async () => {
        await write('lost');
        await failing();
      }),
      run(() => write('kept')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await world().written()).toEqual(['kept']);
  });
}
