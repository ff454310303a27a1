import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryBuyerFits } from '../adapters/memory/in-memory-buyer-fits';
import { InMemoryReviewRepository } from '../adapters/memory/in-memory-review.repository';
import type { Fit } from '../domain/fit';
import { CountFits } from './count-fits';
import { TellReturnedFits } from './tell-returned-fits';

const sizes: Record<string, string> = { 'tee-s': 'S', 'tee-m': 'M' };

function tees({ isKnown = true } = {}) {
  const fits = new InMemoryBuyerFits((variantId) => (variantId in sizes ? 'tee' : undefined));
  const reviews = new InMemoryReviewRepository({
    lock: async () => (isKnown ? { isPublished: true } : undefined),
  });
  const queries = {
    sizedOf: async (ids: string[]) =>
      ids.flatMap((variantId) => {
        const size = sizes[variantId];
        return size ? [{ variantId, size, colour: null }] : [];
      }),
    countsOf: async () => [],
  };
  const now: { words: { variantId: string; fit: Fit; toldAt: Date }[] } = { words: [] };
  const returned = {
    subjectOf: async (returnId: string) =>
      returnId === 'unknown' ? undefined : { shopperId: 'sam', productIds: ['tee'] },
    of: async () => now.words,
  };
  const unitOfWork = new InMemoryUnitOfWork(reviews, fits);
  const count = new CountFits(fits, reviews);
  const tell = new TellReturnedFits(returned, reviews, fits, queries, count, unitOfWork);
  return {
    becomes: async (...words: [variantId: string, fit: Fit, hour: number][]) => {
      now.words = words.map(([variantId, fit, hour]) => ({
        ...{ variantId, fit, toldAt: new Date(Date.UTC(2026, 2, 1, hour)) },
      }));
      for (let times = 0; times < 2; times += 1) await tell.execute({ returnId: 'one' });
    },
    tell,
    counts: () => ['tee-s', 'tee-m'].map((variantId) => Object.values(fits.countsOf(variantId)).join(' ')),
  };
}

describe('what returns tell about the fit', () => {
  it('is the last word about the product, once, however often the event comes', async () => {
    const { becomes, counts } = tees();
    await becomes(['tee-s', 'small', 9]);
    expect(counts()).toEqual(['1 0 0', '0 0 0']);
    await becomes(['tee-s', 'small', 9], ['tee-m', 'large', 10]);
    expect(counts()).toEqual(['0 0 0', '0 0 1']);
  });

  it('is taken back with the return, and the word before counts again', async () => {
    const { becomes, counts } = tees();
    await becomes(['tee-s', 'small', 9], ['tee-m', 'large', 10]);
    await becomes(['tee-s', 'small', 9]);
    expect(counts()).toEqual(['1 0 0', '0 0 0']);
    await becomes();
    expect(counts()).toEqual(['0 0 0', '0 0 0']);
  });

  it('is nothing of pieces without sizes, of deleted products and of unknown returns', async () => {
    const [known, deleted] = [tees(), tees({ isKnown: false })];
    await known.becomes(['scarf', 'small', 9]);
    await known.tell.execute({ returnId: 'unknown' });
    await deleted.becomes(['tee-s', 'small', 9]);
    expect([...known.counts(), ...deleted.counts()]).toEqual(Array(4).fill('0 0 0'));
  });
});
