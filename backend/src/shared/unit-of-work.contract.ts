import type { UnitOfWork } from './unit-of-work';

interface World {
  unitOfWork: UnitOfWork;
  write: (word: string) => Promise<unknown>;
  /** The words are in alphabetical order. */
  written: () => Promise<string[]>;
}

export function describeUnitOfWork(world: () => World): void {
  const write = (word: string) => world().write(word);
  const run = <T>(work: () => Promise<T>) => world().unitOfWork.run(work);
  const failing = async () => {
    throw new Error('refused');
  };

  it('commits all writes and returns the result', async () => {
    const came = await run(async () => {
      await write('one');
      await write('two');
      return 'both';
    });
    expect([came, await world().written()]).toEqual(['both', ['one', 'two']]);
  });

  it('writes nothing when it fails, and throws the error', async () => {
    await write('before');
    const failed = run(async () => {
      await write('lost');
      await failing();
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await world().written()).toEqual(['before']);
  });

  it('rolls back the units that ran inside it', async () => {
    const failed = run(async () => {
      await run(() => write('inside'));
      await failing();
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await world().written()).toEqual([]);
  });

  it('does not affect a concurrent unit', async () => {
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
