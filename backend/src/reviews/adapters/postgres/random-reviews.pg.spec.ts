import fc from 'fast-check';
import { audit } from '../../../../test/support/memory/audit-in-memory';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { productChanges } from '../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { newId } from '../../../shared/ids';
import { HideReview } from '../../application/hide-review';
import { aHoodie } from '../../../catalogue/products/application/product-repository.contract';
import { WriteReview } from '../../application/write-review';
import { SqlFacetCounts } from '../../../storefront/listing/adapters/postgres/sql-facet-counts';
import { SqlProductQueries } from '../../../storefront/listing/adapters/postgres/sql-product.queries';
import { SqlRatedProducts } from '../../../catalogue/products/adapters/postgres/sql-rated-products';
import { ReviewRow } from './review.table';
import { SqlReviewQueries } from './sql-review.queries';
import { TypeOrmReviewRepository } from './typeorm-review.repository';

const shoppers = 6;
const step = fc.record({
  who: fc.nat({ max: shoppers - 1 }),
  does: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) },
    fc.constantFrom('is hidden' as const, 'is shown' as const),
  ),
});

describe('reviews after random changes', () => {
  const postgres = testDatabase();

  it('determine the average and the stars, without hidden ones', async () => {
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
    const write = new WriteReview(repository, unitOfWork, clock);
    const hide = new HideReview(repository, audit, unitOfWork, clock);
    const people = Array.from({ length: shoppers }, newId);

    const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const product = aHoodie();
      await unitOfWork.run(() => products.save(product));
      const productId = product.state.id;
      const known = new Map<number, { id: string; value: number; seen: boolean }>();
      for (const { who, does } of steps) {
        const review = known.get(who);
        if (typeof does === 'number') {
          const author = { productId, shopperId: people[who]!, shopperName: 'Sam' };
          const id = await write.execute({ ...author, text: { value: does, message: 'Warm.' } });
          expect(id).toBe(review?.id ?? id);
          known.set(who, { id, value: does, seen: review?.seen ?? true });
        } else if (review) {
          review.seen = does === 'is shown';
          await hide.execute({ reviewId: review.id, reason: review.seen ? undefined : 'Rude' });
        }
      }
      const seen = [...known.values()].filter((review) => review.seen).map(({ value }) => value);
      const found = await reviews.ofProduct(productId, { limit: 100 });
      expect(found).toMatchObject({
        total: seen.length,
        stars: [1, 2, 3, 4, 5].map((value) => seen.filter((given) => given === value).length),
      });
      const average = seen.length > 0 ? seen.reduce((sum, value) => sum + value) / seen.length : 0;
      expect(found!.average).toBeCloseTo(average, 2);
      const shown = JSON.parse((await details.details(productId))!) as { averageReview: number };
      expect(shown.averageReview).toBe(found!.average);
      expect(JSON.parse(found!.reviews)).toHaveLength(seen.length);
    });
    await fc.assert(run, { numRuns: 40, endOnFailure: true });
  }, 60_000);
});
