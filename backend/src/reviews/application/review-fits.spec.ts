import { audit } from '../../../test/support/memory/audit-in-memory';
import { FixedClock } from '../../../test/support/memory/fixed-clock';
import { InMemoryUnitOfWork } from '../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryBuyerFits } from '../adapters/memory/in-memory-buyer-fits';
import { InMemoryReviewRepository } from '../adapters/memory/in-memory-review.repository';
import type { Fit } from '../domain/fit';
import { NotBought } from '../domain/review.errors';
import { CountFits } from './count-fits';
import { HideReview } from './hide-review';
import { ReviewFits } from './review-fits';
import { WriteReview } from './write-review';

const sizes: Record<string, string> = { 'tee-s': 'S', 'tee-m': 'M' };

function tees() {
  const fits = new InMemoryBuyerFits((variantId) => (variantId in sizes ? 'tee' : undefined));
  const bought = { variantsOf: async () => ['tee-m', 'tee-s', 'scarf'] };
  const queries = {
    sizedOf: async (variantIds: string[]) =>
      variantIds.flatMap((variantId) => {
        const size = sizes[variantId];
        return size ? [{ variantId, size, colour: null }] : [];
      }),
    countsOf: async () => [],
  };
  const reviews = new InMemoryReviewRepository({ lock: async () => ({ isPublished: true }) });
  const told = new ReviewFits(fits, bought, queries, new CountFits(fits, reviews));
  const [unitOfWork, clock] = [new InMemoryUnitOfWork(reviews, fits), new FixedClock()];
  const write = new WriteReview(reviews, told, unitOfWork, clock);
  const hide = new HideReview(reviews, told, audit, unitOfWork, clock);
  const author = { productId: 'tee', shopperId: 'sam', shopperName: 'Sam' };
  return {
    write: (fit?: { variantId: string; fit: Fit } | null) =>
      write.execute({ ...author, text: { value: 4, message: 'Warm.' }, fit }),
    hide: (reviewId: string, reason?: string) => hide.execute({ reviewId, reason }),
    pieces: () => told.piecesOf('sam', 'tee'),
    countsOf: () => ['tee-s', 'tee-m'].map((variantId) => fits.countsOf(variantId)),
    told: () => told.toldIn('tee', 'sam'),
  };
}

const none = { small: 0, right: 0, large: 0 };

describe('the fit that a review tells', () => {
  it('is of a piece that comes in sizes and that its author bought', async () => {
    const { write, pieces, countsOf } = tees();
    expect((await pieces()).map(({ size }) => size)).toEqual(['M', 'S']);
    await write({ variantId: 'tee-s', fit: 'small' });
    expect(countsOf()).toEqual([{ ...none, small: 1 }, none]);
    await expect(write({ variantId: 'scarf', fit: 'small' })).rejects.toThrow(NotBought);
    await expect(write({ variantId: 'tee-xl', fit: 'small' })).rejects.toThrow(NotBought);
    expect(countsOf()).toEqual([{ ...none, small: 1 }, none]);
  });

  it('changes with the review, also to another size', async () => {
    const { write, countsOf } = tees();
    await write({ variantId: 'tee-s', fit: 'small' });
    await write({ variantId: 'tee-s', fit: 'right' });
    expect(countsOf()).toEqual([{ ...none, right: 1 }, none]);
    await write({ variantId: 'tee-m', fit: 'large' });
    expect(countsOf()).toEqual([none, { ...none, large: 1 }]);
  });

  it('stays when a review is written without one, and is taken back on request', async () => {
    const { write, countsOf, told } = tees();
    await write({ variantId: 'tee-s', fit: 'small' });
    await write();
    expect(await told()).toMatchObject({ variantId: 'tee-s', fit: 'small' });
    await write(null);
    expect(await told()).toBeUndefined();
    expect(countsOf()).toEqual([none, none]);
  });

  it('does not count while the review is hidden, also when its author changes it', async () => {
    const { write, hide, countsOf } = tees();
    const id = await write({ variantId: 'tee-s', fit: 'small' });
    await hide(id, 'Rude');
    expect(countsOf()).toEqual([none, none]);
    await write({ variantId: 'tee-m', fit: 'large' });
    expect(countsOf()).toEqual([none, none]);
    await hide(id);
    expect(countsOf()).toEqual([none, { ...none, large: 1 }]);
  });
});
