import fc from 'fast-check';
import sql from 'sql-template-tag';
import { catalogueUseCases } from '../../../../../test/support/catalogue/catalogue-use-cases';
import { listingAndTruth } from '../../../../../test/support/catalogue/listing-invariants';
import { ListingModel, type ModelRow } from '../../../../../test/support/catalogue/listing-model';
import { brands, categories } from '../../../../../test/support/shop/taxonomy';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { Money } from '../../../../shared/money';
import { type ProductSort, sorts } from '../../application/ports';
import type { ProductFilter } from '../../application/product-filter';
import type { AssortmentDraft } from '../../../../catalogue/products/domain/assortment';
import { priceRanges } from '../../domain/price-range';
import type { ProductDetails } from '../../../../catalogue/products/domain/product';
import type { VariantDraft } from '../../../../catalogue/products/domain/variant';
import { SqlFacetCounts } from './sql-facet-counts';
import { SqlListingRows } from '../../../listing-rows/adapters/postgres/sql-listing-rows';
import { SqlProductQueries } from './sql-product.queries';

/** A product as a list shows it. */
interface Listed {
  _id: string;
  title: string;
  category: string;
  brand: string;
  price: number;
  salePrice: number;
}

type Stocked = VariantDraft & { stock: number };
type Draft = AssortmentDraft<Stocked> & { details: ProductDetails };
type Step =
  | { kind: 'add'; draft: Draft }
  | { kind: 'edit'; which: number; draft: Draft }
  | { kind: 'delete'; which: number }
  | { kind: 'rate'; which: number; stars: readonly number[] }
  | { kind: 'sell out' | 'return' | 'count'; which: number; pieces: number };
type Filter = ProductFilter & { sort: ProductSort };

const hexes: Record<string, string> = {
  Navy: '#1f2f4d',
  Red: '#bf3b3b',
  'Off, white': '#f6f3ee',
  'A/B': '#111111',
};
const someOf = (...all: string[]) => fc.subarray(all, { maxLength: 3 });
const someSizes = ['S', 'M', 'L', 'W30', 'W32'];

const details: fc.Arbitrary<ProductDetails> = fc.record({
  title: fc.constantFrom('Tee', 'tee', 'Cap', 'Ärmel', 'Żakiet', 'Écru tee', 'Zebra'),
  description: fc.constant('Well made.'),
  category: fc.constantFrom(...categories.slice(0, 3)),
  brand: fc.constantFrom(...brands.slice(0, 3)),
  image: fc.constant('https://pictures.test/a.webp'),
});

/** Some combinations of some sizes of a scale and some colours; nothing of either now and then. */
const assortment: fc.Arbitrary<AssortmentDraft<Stocked>> = fc
  .record({
    scale: fc.constantFrom(['S', 'S/M', 'M'], ['W30', 'W32']),
    hasSizes: fc.boolean(),
    colours: fc.subarray(Object.keys(hexes)),
    prices: fc.array(fc.constantFrom(10, 24.99, 25, 70, 250), { minLength: 12, maxLength: 12 }),
    stocks: fc.array(fc.constantFrom(0, 0, 1, 7), { minLength: 12, maxLength: 12 }),
    made: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ scale, hasSizes, colours, prices, stocks, made }) => {
    const sizes = hasSizes ? scale : [null];
    const choices = (colours.length > 0 ? colours : [null]).flatMap((colour) =>
      sizes.map((size) => ({ size, colour })),
    );
    const drafts = choices.map((choice, place) => ({
      ...choice,
      sku: null,
      price: Money.ofMajor(prices[place]!),
      salePrice: place % 2 ? Money.ofMajor(prices[place]! - 5) : Money.zero,
      stock: stocks[place]!,
    }));
    const [first, ...others] = drafts;
    return {
      colours: colours.map((name) => ({ name, hex: hexes[name], image: null })),
      variants: [first!, ...others.filter((_, place) => made[place])],
    };
  });

const draft: fc.Arbitrary<Draft> = fc
  .tuple(details, assortment)
  .map(([of, comesIn]) => ({ details: of, ...comesIn }));
const which = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), draft }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), which, draft }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      which,
      stars: fc.constantFrom([0, 0, 0, 0, 0], [0, 0, 1, 1, 0], [0, 0, 0, 0, 2]),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('sell out' as const, 'return' as const, 'count' as const),
      which,
      pieces: fc.nat({ max: 3 }),
    }),
  },
);
const filter: fc.Arbitrary<Filter> = fc.record({
  category: someOf(...categories.slice(0, 3), 'pets'),
  brand: someOf(...brands.slice(0, 3)),
  size: someOf(...someSizes),
  colour: someOf(...Object.keys(hexes)),
  price: someOf(...Object.keys(priceRanges()), '-24', '20-70', 'cheap'),
  sale: fc.boolean(),
  inStock: fc.boolean(),
  sort: fc.constantFrom(...sorts),
});

describe('a catalogue after random changes', () => {
  const postgres = testDatabase();

  it('has listing rows, facets, and pages, sorted or along an index, that match its variants', async () => {
    const { database, unitOfWork, url } = postgres();
    const counts = new SqlFacetCounts(database);
    const queries = [new SqlProductQueries(database, counts), new SqlProductQueries(database, counts, 0)];
    const shop = shopOn(database, unitOfWork);
    const run = fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 12 }),
      fc.array(filter, { minLength: 4, maxLength: 4 }),
      async (steps, filters) => {
        for (const taken of steps) await shop.take(taken);
        const { rows, expected } = await listingAndTruth(url);
        expect(rows).toEqual(expected);
        for (const [place, chosen] of filters.entries())
          await expectPagesToMatch(queries[place % 2]!, chosen, expected as unknown as ModelRow[]);
      },
    );
    await fc.assert(run, { numRuns: 30, endOnFailure: true });
  }, 60_000);

  it('rebuilds lost and damaged listing rows', async () => {
    const { database, unitOfWork, url } = postgres();
    const listing = new SqlListingRows(database);
    const shop = shopOn(database, unitOfWork);
    for (const one of fc.sample(draft, 4)) await shop.take({ kind: 'add', draft: one });
    await database.query(
      `UPDATE catalogue.listing_rows SET total_stock = 99, sizes_in_stock = '{3XL}', flat_product = '{}'`,
    );
    await database.query(`DELETE FROM catalogue.listing_rows WHERE product_id IN
                            (SELECT product_id FROM catalogue.listing_rows ORDER BY product_id LIMIT 2)`);
    const done = await listing.rebuild();
    const { rows, expected } = await listingAndTruth(url);
    expect(rows).toEqual(expected);
    expect(done).toBeGreaterThanOrEqual(expected.length);
  });
});

/** Pages, total and facets, against a count of all rows one by one. */
async function expectPagesToMatch(
  queries: SqlProductQueries,
  chosen: Filter,
  all: ModelRow[],
): Promise<void> {
  const model = new ListingModel(all);
  const found = model.find(chosen, chosen.sort);
  const listed: Listed[] = [];
  let cursor: string | undefined;
  do {
    const page = await queries.page({ ...chosen, limit: 3, cursor });
    listed.push(...(JSON.parse(page.products) as Listed[]));
    expect(page.total).toBe(found.length);
    expect(page.facets).toEqual(model.facets(chosen));
    expect(page.colours.every(({ name, hex }) => hexes[name] === hex)).toBe(true);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(listed.map(({ _id }) => _id)).toEqual(found.map(({ product_id: id }) => id));
  const paid = ({ price, salePrice }: Listed) => Math.round((salePrice || price) * 100);
  expect(listed.map(paid)).toEqual(found.map(({ selling_price_cents: cents }) => cents));
}

type TestDatabase = ReturnType<ReturnType<typeof testDatabase>>;

/** Takes the steps of a history, one after the other. */
function shopOn(database: TestDatabase['database'], unitOfWork: TestDatabase['unitOfWork']) {
  const { stock, offers, addProduct, editProduct, deleteProduct } = catalogueUseCases(database, unitOfWork);
  const onSale: string[] = [];
  const sales: string[] = [];

  async function take(taken: Step): Promise<void> {
    if (taken.kind === 'add') onSale.push(await addProduct.execute(taken.draft));
    if (taken.kind === 'return' && sales.length > 0) {
      await unitOfWork.run(() => stock.release(sales.splice(taken.pieces % sales.length, 1)[0]!));
    }
    if ('which' in taken && onSale.length > 0) await change(taken, taken.which % onSale.length);
  }

  async function change(taken: Exclude<Step, { kind: 'add' }>, place: number): Promise<void> {
    const productId = onSale[place]!;
    if (taken.kind === 'edit') await edit(productId, taken.draft);
    if (taken.kind === 'delete') await deleteProduct.execute(onSale.splice(place, 1)[0]!);
    if (taken.kind === 'sell out') await sellOut(productId);
    if (taken.kind === 'count') await count(productId, taken.pieces);
    if (taken.kind === 'rate') await rate(productId, taken.stars);
  }

  async function edit(productId: string, { details: of, ...comesIn }: Draft): Promise<void> {
    await editProduct.execute({ productId, details: of, ...comesIn, seenVersion: undefined });
  }

  async function rate(productId: string, stars: readonly number[]): Promise<void> {
    await unitOfWork.run(async () => {
      await database.query(sql`UPDATE catalogue.products SET stars = ${stars} WHERE id = ${productId}`);
      new SqlListingRows(database).refreshBeforeCommit([productId]);
    });
  }

  async function sellOut(productId: string): Promise<void> {
    const offer = await offers.ofProduct(productId);
    if (!offer || offer.stock === 0) return;
    const orderId = newId();
    await unitOfWork.run(() =>
      stock.reserve(orderId, [{ variantId: offer.variantId, quantity: offer.stock }]),
    );
    sales.push(orderId);
  }

  async function count(productId: string, pieces: number): Promise<void> {
    const offer = await offers.ofProduct(productId);
    if (offer) await unitOfWork.run(() => stock.correct([{ variantId: offer.variantId, counted: pieces }]));
  }

  return { take };
}
