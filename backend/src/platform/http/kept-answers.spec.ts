import { KeptAnswer } from './kept-answer';
import { KeptAnswers } from './kept-answers';

const jeans = '0198f2a0-0000-7000-8000-000000000001';
const shirt = '0198f2a0-0000-7000-8000-000000000002';
const listing = '/api/shop/products/get?category=men';

/** An answer that is there once it is told to be. */
function making(text: string) {
  let finish: () => void = () => undefined;
  const make = jest.fn(() => new Promise<string>((resolve) => (finish = () => resolve(text))));
  return { make, finish: () => finish() };
}

describe('kept answers', () => {
  let kept: KeptAnswers;
  beforeEach(() => {
    jest.useFakeTimers();
    kept = new KeptAnswers();
    kept.begin();
  });
  afterEach(() => jest.useRealTimers());

  const textAt = (address: string) => kept.find(address)?.ready('identity')?.toString();
  /** Somebody has asked for it before. */
  const askFor = (address: string) => kept.make(address, [], () => Promise.resolve('the first'));
  const keep = async (address: string, text: string, topics: string[] = []) => {
    await askFor(address);
    return kept.make(address, topics, () => Promise.resolve(text));
  };

  it('are given again', async () => {
    await expect(keep(listing, 'one')).resolves.toBe('one');
    expect(textAt(listing)).toBe('one');
    expect(textAt(`${listing}&limit=5`)).toBeUndefined();
  });

  it('are none that nobody asked for before', async () => {
    await askFor(listing);
    expect(textAt(listing)).toBeUndefined();
  });

  it('are dropped when something changes that they name or depend on', async () => {
    await keep(listing, `{"_id" : "${jeans}"}`, ['shelves']);
    await keep(`/details/${jeans}`, '{}', [jeans]);
    await keep('/banners', '[]', ['banners']);
    kept.hear(jeans);
    expect([textAt(listing), textAt(`/details/${jeans}`), textAt('/banners')]).toEqual([
      undefined,
      undefined,
      '[]',
    ]);
    kept.hear('banners');
    jest.advanceTimersByTime(100);
    expect(textAt('/banners')).toBeUndefined();
  });

  it('outlive what does not concern them', async () => {
    await keep(listing, `{"_id" : "${jeans}"}`, ['shelves']);
    kept.hear(shirt);
    jest.advanceTimersByTime(1_000);
    expect(textAt(listing)).toBeDefined();
  });

  /** So many changes that the next are dropped together. */
  const rush = async () => {
    for (let change = 0; change <= 20; change++) {
      await keep(listing, `{"_id" : "${shirt}"}`);
      kept.hear(shirt);
    }
  };

  it('are dropped at once as long as changes are few', async () => {
    for (let change = 0; change < 20; change++) {
      await keep(listing, `{"_id" : "${jeans}"}`);
      kept.hear(jeans);
      expect(textAt(listing)).toBeUndefined();
      jest.advanceTimersByTime(100);
    }
  });

  it('are dropped together, a tenth of a second apart, in a rush of changes', async () => {
    await rush();
    await keep(listing, `{"_id" : "${jeans}"}`);
    kept.hear(jeans);
    jest.advanceTimersByTime(99);
    expect(textAt(listing)).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(textAt(listing)).toBeUndefined();
  });

  it('about the very thing that changed are dropped at once, in a rush, too', async () => {
    await rush();
    await keep(`/details/${jeans}`, `{"_id" : "${jeans}"}`);
    kept.hear(jeans);
    expect(textAt(`/details/${jeans}`)).toBeUndefined();
  });

  describe('for who made a change', () => {
    it('are dropped at once, in a rush, too', async () => {
      await rush();
      await keep(listing, `{"_id" : "${jeans}"}`);
      kept.hear(jeans);
      kept.showWhatWasHeard();
      expect(textAt(listing)).toBeUndefined();
    });

    it('are none that were begun before it', async () => {
      const [before, after] = [making('old'), making('new')];
      const first = kept.make(listing, [], before.make);
      kept.hear(jeans);
      kept.showWhatWasHeard();
      const second = kept.make(listing, [], after.make);
      after.finish();
      before.finish();
      await expect(Promise.all([first, second])).resolves.toEqual(['old', 'new']);
    });
  });

  it('are made once for all who ask meanwhile', async () => {
    const { make, finish } = making('one');
    const asked = [1, 2, 3].map(() => kept.make(listing, [], make));
    finish();
    await expect(Promise.all(asked)).resolves.toEqual(['one', 'one', 'one']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are not of before a change that was heard while they were made', async () => {
    await askFor(listing);
    const { make, finish } = making(`{"_id" : "${jeans}"}`);
    const asked = kept.make(listing, [], make);
    kept.hear(jeans);
    finish();
    await asked;
    expect(textAt(listing)).toBeUndefined();
  });

  it('are made anew for who asks some time after such a change', async () => {
    await askFor(listing);
    const [slow, next] = [making('old'), making('new')];
    const first = kept.make(listing, [], slow.make);
    kept.hear(shirt);
    jest.advanceTimersByTime(100);
    const second = kept.make(listing, [], next.make);
    next.finish();
    slow.finish();
    await expect(Promise.all([first, second])).resolves.toEqual(['old', 'new']);
    expect(textAt(listing)).toBe('new');
  });

  it('are none while changes may be missed, nor what was begun before', async () => {
    await keep(listing, 'one');
    await askFor('/banners');
    const { make, finish } = making('two');
    const asked = kept.make('/banners', [], make);
    kept.lose();
    expect(textAt(listing)).toBeUndefined();
    await keep(listing, 'one');
    expect(textAt(listing)).toBeUndefined();
    kept.begin();
    finish();
    await asked;
    expect(textAt('/banners')).toBeUndefined();
  });

  it('are given again after a while in which changes came late, unless they were changed', async () => {
    await keep(listing, 'one');
    await keep('/banners', '[]', ['banners']);
    kept.doubt();
    expect([textAt(listing), textAt('/banners')]).toEqual([undefined, undefined]);
    kept.hear('banners');
    kept.begin();
    expect([textAt(listing), textAt('/banners')]).toEqual(['one', undefined]);
  });

  it('are made once for all who ask meanwhile, though it be said again that no change is missed', async () => {
    const { make, finish } = making('one');
    const first = kept.make(listing, [], make);
    kept.begin();
    const second = kept.make(listing, [], make);
    finish();
    await Promise.all([first, second]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  describe.each(['lose', 'doubt'] as const)('while changes may be missed or late (%s)', (way) => {
    beforeEach(() => kept[way]());

    it('are made once for all who ask at the same time', async () => {
      const { make, finish } = making('one');
      const asked = [1, 2, 3].map(() => kept.make(listing, [], make));
      jest.advanceTimersByTime(99);
      const asksLast = kept.make(listing, [], make);
      finish();
      await expect(Promise.all([...asked, asksLast])).resolves.toEqual(['one', 'one', 'one', 'one']);
      expect(make).toHaveBeenCalledTimes(1);
    });

    it('are made anew for who asks a tenth of a second later: who knows what has changed', async () => {
      const [slow, next] = [making('old'), making('new')];
      const first = kept.make(listing, [], slow.make);
      jest.advanceTimersByTime(100);
      const second = kept.make(listing, [], next.make);
      next.finish();
      slow.finish();
      await expect(Promise.all([first, second])).resolves.toEqual(['old', 'new']);
    });

    it('are not kept, though they be done once no more are missed', async () => {
      await askFor(listing);
      const { make, finish } = making('of before');
      const asked = kept.make(listing, [], make);
      kept.begin();
      finish();
      await asked;
      expect(textAt(listing)).toBeUndefined();
    });
  });

  it('are none of addresses that are longer than those of the shop’s pages', async () => {
    const long = `${listing}&any=`.padEnd(513, 'x');
    await keep(long.slice(0, 512), 'one');
    await keep(long, 'one');
    expect([textAt(long.slice(0, 512)), textAt(long)]).toEqual(['one', undefined]);
  });

  it('take the room of their addresses, too', () => {
    const bytesAt = (address: string) => new KeptAnswer(address, '{}', []).bytes;
    expect(bytesAt(listing.padEnd(500, 'x')) - bytesAt(listing)).toBe(2 * (500 - listing.length));
  });

  it('are no failures', async () => {
    const fails = () => kept.make(listing, [], () => Promise.reject(new Error('away')));
    await expect(Promise.all([fails(), fails()])).rejects.toThrow('away');
    await expect(keep(listing, 'one')).resolves.toBe('one');
  });

  describe('where there is no room for all that comes again', () => {
    const megabyte = 'x'.repeat(1024 * 1024);
    const addresses = Array.from({ length: 20 }, (_, place) => `/${place}`);
    const askForAll = async () => {
      for (const address of addresses) {
        if (!kept.find(address)) await kept.make(address, [], () => Promise.resolve(megabyte));
      }
    };
    const areKept = () => addresses.filter((address) => textAt(address) !== undefined);

    it('are some of it, which stay as long as others come no more often', async () => {
      await askForAll();
      await askForAll();
      const first = areKept();
      await askForAll();
      expect(first.length).toBeGreaterThan(0);
      expect(first.length).toBeLessThan(addresses.length);
      expect(areKept()).toEqual(first);
    });

    it('make room for what comes more often', async () => {
      await askForAll();
      await askForAll();
      for (let time = 0; time < 3; time++) await askFor('/often');
      await keep('/often', megabyte);
      expect(textAt('/often')).toBe(megabyte);
    });

    it('make room for what comes now, whatever came often long ago', async () => {
      for (let time = 0; time < 50; time++) await askForAll();
      for (let time = 0; time < 100_000; time++)
        await kept.make(`/once/${time}`, [], () => Promise.resolve(''));
      await askFor('/now');
      await keep('/now', megabyte);
      expect(textAt('/now')).toBe(megabyte);
    });
  });
});
