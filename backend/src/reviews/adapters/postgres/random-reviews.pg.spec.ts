import fc from 'fast-check';
import { audit } from '../../../../test/support/memory/audit-in-memory';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { productChanges } from '../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { newId } from '../../../shared/ids';
import { HideReview } from '../../application/hide-review';
import { ReviewFits } from '../../application/review-fits';
import { buyersOf, type Fit, fitOfAll, fits } from '../../domain/fit';
import { aHoodieIn } from '../../../catalogue/products/application/product-repository.contract';
import { WriteReview } from '../../application/write-review';
import { SqlFacetCounts } from '../../../storefront/listing/adapters/postgres/sql-facet-counts';
import { SqlProductQueries } from '../../../storefront/listing/adapters/postgres/sql-product.queries';
import { SqlRatedProducts } from '../../../catalogue/products/adapters/postgres/sql-rated-products';
import { SqlBuyerFits } from './sql-buyer-fits';
import { SqlFitQueries } from './sql-fit.queries';
import { ReviewRow } from './review.table';
import { SqlReviewQueries } from './sql-review.queries';
import { TypeOrmReviewRepository } from './typeorm-review.repository';

const shoppers = 6;
const said = fc.record({ size: fc.constantFrom('S', 'M'), fit: fc.constantFrom(...fits) });
const written = fc.record({
  value: fc.integer({ min: 1, max: 5 }),
  /** Undefined leaves what was said before. */
  said: fc.oneof(fc.constantFrom(undefined, null), said),
});
const step = fc.record({
  who: fc.nat({ max: shoppers - 1 }),
  does: fc.oneof(
    { weight: 4, arbitrary: written },
    fc.constantFrom('is hidden' as const, 'is shown' as const),
  ),
});

interface KnownReview {
  id: string;
  value: number;
  said: { size: string; fit: Fit } | null;
  seen: boolean;
}

type Written = Pick<KnownReview, 'value'> & { said: KnownReview['said'] | undefined };
const withoutUndefined = ({ value, said: word }: Written) =>
  word === undefined ? { value } : { value, said: word };
const fitsIn = (shown: KnownReview[]) => (size: string, fit: Fit) =>
  shown.filter((review) => review.said?.size === size && review.said.fit === fit).length;

describe('reviews after random changes', () => {
  const postgres = testDatabase();

  it('determine the average, the stars and the fit, without hidden ones', async () => {
    const { database, rows, unitOfWork } = postgres();
    const changes = productChanges(database);
    const products = productRepository(database, changes);
    const repository = new TypeOrmReviewRepository(
      database,
      new SqlRatedProducts(database),
      rows(ReviewRow),
      changes,
    );
    const reviews = new SqlReviewQueries(database);
    const details = new SqlProductQueries(database, new SqlFacetCounts(database));
    const clock = new FixedClock();
    const fitQueries = new SqlFitQueries(database);
    let bought: string[] = [];
    const reviewFits = new ReviewFits(
      new SqlBuyerFits(database),
      { variantsOf: async () => bought },
      fitQueries,
    );
    const write = new WriteReview(repository, reviewFits, unitOfWork, clock);
    const hide = new HideReview(repository, reviewFits, audit, unitOfWork, clock);
    const people = Array.from({ length: shoppers }, newId);

    const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const product = aHoodieIn('S', 'M');
      bought = product.state.variants.map(({ state }) => state.id);
      await unitOfWork.run(() => products.save(product));
      const productId = product.state.id;
      const variantOf = (size: string) =>
        product.state.variants.find(({ state }) => state.size === size)!.state.id;
      const wordOf = (word: KnownReview['said'] | undefined) =>
        word && { variantId: variantOf(word.size), fit: word.fit };
      const known = new Map<number, KnownReview>();
      for (const { who, does } of steps) {
        const review = known.get(who);
        if (typeof does === 'object') {
          const author = { productId, shopperId: people[who]!, shopperName: 'Sam' };
          const text = { value: does.value, message: 'Warm.' };
          const id = await write.execute({ ...author, text, fit: wordOf(does.said) });
          expect(id).toBe(review?.id ?? id);
          known.set(who, { id, seen: true, said: null, ...review, ...withoutUndefined(does) });
        } else if (review) {
          review.seen = does === 'is shown';
          await hide.execute({ reviewId: review.id, reason: review.seen ? undefined : 'Rude' });
        }
      }
      const shown = [...known.values()].filter((review) => review.seen);
      const seen = shown.map(({ value }) => value);
      const told = await fitQueries.countsOf(productId);
      const countOf = fitsIn(shown);
      const expected = told.map(({ size }) => [size, ...fits.map((fit) => countOf(size, fit))]);
      expect(told.map(({ size, ...counts }) => [size, ...fits.map((fit) => counts[fit])])).toEqual(expected);
      expect(buyersOf(fitOfAll(told))).toBe(shown.filter((review) => review.said).length);
      const found = await reviews.ofProduct(productId, { limit: 100 });
      expect(found).toMatchObject({
        total: seen.length,
        stars: [1, 2, 3, 4, 5].map((value) => seen.filter((given) => given === value).length),
      });
      const average = seen.length > 0 ? seen.reduce((sum, value) => sum + value) / seen.length : 0;
      expect(found!.average).toBeCloseTo(average, 2);
      const onItsPage = JSON.parse((await details.details(productId))!) as { averageReview: number };
      expect(onItsPage.averageReview).toBe(found!.average);
      expect(JSON.parse(found!.reviews)).toHaveLength(seen.length);
    });
    await fc.assert(run, { numRuns: 40, endOnFailure: true });
  }, 60_000);
});
