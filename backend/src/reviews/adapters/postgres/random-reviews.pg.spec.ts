import fc from 'fast-check';
import { audit } from '../../../../test/support/memory/audit-in-memory';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { productChanges } from '../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { newId } from '../../../shared/ids';
import { CountFits } from '../../application/count-fits';
import { HideReview } from '../../application/hide-review';
import { ReviewFits } from '../../application/review-fits';
import { buyersOf, type Fit, fitOfAll, fits } from '../../domain/fit';
import { aHoodieIn } from '../../../catalogue/products/application/product-repository.contract';
import { TellReturnedFits } from '../../application/tell-returned-fits';
import { WriteReview } from '../../application/write-review';
import { SqlFacetCounts } from '../../../storefront/listing/adapters/postgres/sql-facet-counts';
import { SqlProductQueries } from '../../../storefront/listing/adapters/postgres/sql-product.queries';
import { SqlCatalogueReconciliation } from '../../../catalogue/products/adapters/postgres/sql-catalogue-reconciliation';
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
    fc.constantFrom('is hidden' as const, 'is shown' as const, 'keeps it' as const),
    fc.record({ returned: said }),
  ),
});

interface KnownReview {
  id: string;
  value: number;
  said: { size: string; fit: Fit } | null;
  /** When it was said. */
  at: number;
  seen: boolean;
}

interface Word {
  size: string;
  fit: Fit;
  at: number;
}

type Written = Pick<KnownReview, 'value'> & { said: KnownReview['said'] | undefined };
const withoutUndefined = ({ value, said: word }: Written, at: number) =>
  word === undefined ? { value } : { value, said: word, at };
const fitsIn = (words: Word[]) => (size: string, fit: Fit) =>
  words.filter((word) => word.size === size && word.fit === fit).length;

describe('reviews after random changes', () => {
  const postgres = testDatabase();

  it('determine the average, the stars and, with returns, the fit, without hidden ones', async () => {
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
    const fitsOfBuyers = new SqlBuyerFits(database);
    const count = new CountFits(fitsOfBuyers, repository);
    let bought: string[] = [];
    const reviewFits = new ReviewFits(fitsOfBuyers, { variantsOf: async () => bought }, fitQueries, count);
    const write = new WriteReview(repository, reviewFits, unitOfWork, clock);
    const hide = new HideReview(repository, reviewFits, audit, unitOfWork, clock);
    const returns = new Map<string, Word[]>();
    let variantOf: (size: string) => string;
    const tell = new TellReturnedFits(
      {
        subjectOf: async (shopperId) => ({ shopperId, productIds: [productId] }),
        of: async (shopperId) =>
          (returns.get(shopperId) ?? []).map(({ size, fit, at }) => ({
            ...{ variantId: variantOf(size), fit, toldAt: new Date(at) },
          })),
      },
      repository,
      fitsOfBuyers,
      fitQueries,
      count,
      unitOfWork,
    );
    const nightly = new SqlCatalogueReconciliation(database);
    let productId: string;
    const people = Array.from({ length: shoppers }, newId);

    const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const product = aHoodieIn('S', 'M');
      bought = product.state.variants.map(({ state }) => state.id);
      await unitOfWork.run(() => products.save(product));
      productId = product.state.id;
      returns.clear();
      variantOf = (size: string) => product.state.variants.find(({ state }) => state.size === size)!.state.id;
      const wordOf = (word: KnownReview['said'] | undefined) =>
        word && { variantId: variantOf(word.size), fit: word.fit };
      const known = new Map<number, KnownReview>();
      const ofPerson = (who: number) => returns.get(people[who]!) ?? [];
      const returnFor = async (who: number, word: Omit<Word, 'at'>) => {
        const others = ofPerson(who).filter(({ size }) => size !== word.size);
        returns.set(people[who]!, [...others, { ...word, at: clock.now().getTime() }]);
        await tell.execute({ returnId: people[who]! });
      };
      const keep = async (who: number) => {
        returns.set(people[who]!, ofPerson(who).slice(0, -1));
        for (let times = 0; times < 2; times += 1) await tell.execute({ returnId: people[who]! });
      };
      const review = async (who: number, said: Written) => {
        const before = known.get(who);
        const author = { productId, shopperId: people[who]!, shopperName: 'Sam' };
        const text = { value: said.value, message: 'Warm.' };
        const id = await write.execute({ ...author, text, fit: wordOf(said.said) });
        expect(id).toBe(before?.id ?? id);
        const fresh = withoutUndefined(said, clock.now().getTime());
        known.set(who, { id, seen: true, said: null, at: 0, ...before, ...fresh });
      };
      const setSeen = async (who: number, seen: boolean) => {
        const before = known.get(who);
        if (!before) return;
        before.seen = seen;
        await hide.execute({ reviewId: before.id, reason: seen ? undefined : 'Rude' });
      };
      for (const { who, does } of steps) {
        clock.advanceMinutes(1);
        if (does === 'keeps it') await keep(who);
        else if (typeof does === 'string') await setSeen(who, does === 'is shown');
        else if ('returned' in does) await returnFor(who, does.returned);
        else await review(who, does);
      }
      const shown = [...known.values()].filter((review) => review.seen);
      const seen = shown.map(({ value }) => value);
      const told = await fitQueries.countsOf(productId);
      const words = people.flatMap((_, who) => {
        const own = shown.find((one) => one === known.get(who));
        const word = own?.said ? [{ ...own.said, at: own.at }] : [];
        return [...word, ...ofPerson(who)].sort((one, other) => other.at - one.at).slice(0, 1);
      });
      const countOf = fitsIn(words);
      const expected = told.map(({ size }) => [size, ...fits.map((fit) => countOf(size, fit))]);
      expect(told.map(({ size, ...counts }) => [size, ...fits.map((fit) => counts[fit])])).toEqual(expected);
      expect(buyersOf(fitOfAll(told))).toBe(words.length);
      for (const { kept, counted } of await nightly.fitsOf([productId])) expect(kept).toEqual(counted);
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
