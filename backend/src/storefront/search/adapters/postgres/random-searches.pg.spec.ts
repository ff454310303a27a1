import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import fc from 'fast-check';
import { audit } from '../../../../../test/support/memory/audit-in-memory';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { noPictures } from '../../../../../test/support/memory/no-pictures';
import { NoVariantReferences } from '../../../../../test/support/memory/no-variant-references';
import { productChanges } from '../../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { searchAndTruth } from '../../../../../test/support/catalogue/search-invariants';
import { brands, categories } from '../../../../../test/support/shop/taxonomy';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { Money } from '../../../../shared/money';
import { AddProduct } from '../../../../catalogue/products/application/add-product';
import { DeleteProduct } from '../../../../catalogue/products/application/delete-product';
import { EditProduct } from '../../../../catalogue/products/application/edit-product';
import { sorts } from '../../../listing/application/ports';
import { unfiltered } from '../../../listing/application/product-filter';
import type { SearchPage } from '../../application/ports';
import { UnusedVariants } from '../../../../catalogue/products/application/unused-variants';
import type { AssortmentDraft } from '../../../../catalogue/products/domain/assortment';
import type { ProductDetails } from '../../../../catalogue/products/domain/product';
import type { VariantDraft } from '../../../../catalogue/products/domain/variant';
import { SqlSizeChartRepository } from '../../../../catalogue/sizes/adapters/postgres/sql-size-chart.repository';
import { SqlProductSlugs } from '../../../../catalogue/products/adapters/postgres/sql-product-slugs';
import { SqlStock } from '../../../../inventory/adapters/postgres/sql-stock';
import { SqlSearchDocuments } from './sql-search-documents';
import { SqlSearchQueries } from './sql-search.queries';

type Draft = AssortmentDraft<VariantDraft & { stock: number }> & { details: ProductDetails };
type Step =
  | { kind: 'add'; draft: Draft }
  | { kind: 'edit'; which: number; draft: Draft }
  | { kind: 'delete'; which: number };

/** None is a typo of another, or begins or ends as another. */
const nouns = ['Blazer', 'Trousers', 'Cardigan', 'Scarf', 'Mütze', 'T-shirt'];
const adjectives = ['Quilted', 'Striped', 'Oversized', 'Ribbed'];
const colours = ['Navy', 'Off-white', 'Red'];

const draft: fc.Arbitrary<Draft> = fc
  .record({
    adjective: fc.constantFrom(...adjectives),
    noun: fc.constantFrom(...nouns),
    mention: fc.constantFrom(...nouns, ...adjectives),
    category: fc.constantFrom(...categories.slice(0, 2)),
    brand: fc.constantFrom(...brands.slice(3)),
    comesIn: fc.subarray(colours, { minLength: 1 }),
    sizes: fc.subarray(['S', 'M'], { minLength: 1 }),
    stocks: fc.array(fc.nat({ max: 1 }), { minLength: 6, maxLength: 6 }),
    price: fc.constantFrom(10, 20),
    isReduced: fc.boolean(),
  })
  .map(({ adjective, noun, mention, category, brand, comesIn, sizes, stocks, price, isReduced }) => {
    const [first, ...others] = comesIn
      .flatMap((colour) => sizes.map((size) => ({ size, colour })))
      .map((choice, place) => ({
        ...choice,
        sku: null,
        price: Money.ofMajor(price),
        salePrice: isReduced ? Money.ofMajor(price - 1) : Money.zero,
        stock: stocks[place]!,
      }));
    return {
      details: {
        title: `${adjective} ${noun}`,
        description: `Goes with any ${mention}.`,
        category,
        brand,
        image: 'https://pictures.test/a.webp',
      },
      colours: comesIn.map((name) => ({ name, hex: '#112233', image: null })),
      variants: [first!, ...others],
    };
  });
const which = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), draft }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), which, draft }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
);

const everything: SearchPage = {
  keyword: '',
  ...unfiltered,
  sort: undefined,
  limit: 100,
  cursor: undefined,
};
const search: fc.Arbitrary<SearchPage> = fc.record({
  ...Object.fromEntries(Object.entries(everything).map(([name, value]) => [name, fc.constant(value)])),
  keyword: fc
    .tuple(
      fc.constantFrom(...nouns, ...adjectives, 'Qui', 'Trousres'),
      fc.constantFrom('', 'levi', 'Navy', 'str'),
    )
    .map((words) => words.join(' ')),
  category: fc.subarray(categories.slice(0, 3)),
  brand: fc.subarray(brands.slice(3)),
  size: fc.subarray(['S', 'M']),
  colour: fc.subarray(colours),
  price: fc.subarray(['0-25', '25-50', 'cheap'], { maxLength: 1 }),
  sale: fc.boolean(),
  inStock: fc.boolean(),
  sort: fc.constantFrom(undefined, ...sorts),
}) as fc.Arbitrary<SearchPage>;

/** With one typo in its longer part: one letter between hyphens is a word of its own, which has none. */
const misspelt = (word: string): fc.Arbitrary<string> =>
  word.startsWith('T-') ? withTypo(word.slice(2)).map((typed) => `T-${typed}`) : withTypo(word);

const withTypo = (word: string): fc.Arbitrary<string> =>
  fc
    .record({
      at: fc.nat({ max: word.length - 1 }),
      letter: fc.constantFrom('a', 'e', 'i', 'q', 'x', 'y', 'z'),
      kind: fc.nat({ max: 3 }),
    })
    .map(({ at, letter, kind }) => {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      if (kind === 0) return before + letter + after;
      if (kind === 1) return before + after.slice(1);
      if (kind === 2) return before + letter + after.slice(1);
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
    });

interface Listed {
  _id: string;
  title: string;
  category: string;
  brand: string;
}

describe('the search of a catalogue after random changes', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, url, unitOfWork } = postgres();
    const documents = new SqlSearchDocuments(database);
    const changes = productChanges(database);
    const products = productRepository(database, changes);
    const slugs = new SqlProductSlugs(database, changes);
    const stock = new SqlStock(database, new FixedActor(), changes, new InMemoryOutbox());
    const addProduct = new AddProduct(
      products,
      slugs,
      new SqlSizeChartRepository(database),
      stock,
      noPictures,
      audit,
      unitOfWork,
      new FixedClock(),
    );
    const unused = new UnusedVariants(stock, new NoVariantReferences());
    const editProduct = new EditProduct(products, slugs, stock, unused, noPictures, audit, unitOfWork);
    const deleteProduct = new DeleteProduct(products, audit, unitOfWork, new FixedClock());
    const onSale: string[] = [];
    const take = async (taken: Step) => {
      if (taken.kind === 'add') onSale.push(await addProduct.execute(taken.draft));
      if (taken.kind === 'add' || onSale.length === 0) return;
      const place = taken.which % onSale.length;
      if (taken.kind === 'delete') await deleteProduct.execute(onSale.splice(place, 1)[0]!);
      else await editProduct.execute({ productId: onSale[place]!, ...taken.draft, seenVersion: undefined });
    };
    return { database, url, documents, take, queries: new SqlSearchQueries(database) };
  };

  const listedOn = async (queries: SqlSearchQueries, page: SearchPage) => {
    const found = await queries.find(page);
    return { ...found, listed: JSON.parse(found.products) as Listed[] };
  };

  it('finds each product by any word of its title, also with one typo', async () => {
    const { url, queries, take } = world();
    const run = fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 6 }),
      fc.constantFrom(...nouns, ...adjectives).chain((word) => fc.tuple(fc.constant(word), misspelt(word))),
      async (steps, [word, typed]) => {
        for (const taken of steps) await take(taken);
        const { known, expected } = await searchAndTruth(url);
        expect(known).toEqual(expected);
        const { listed } = await listedOn(queries, { ...everything, keyword: typed });
        const { listed: meant } = await listedOn(queries, { ...everything, keyword: word });
        const named = meant.filter(({ title }) => title.split(' ').includes(word));
        expect(listed.map(({ _id }) => _id)).toEqual(expect.arrayContaining(named.map(({ _id }) => _id)));
      },
    );
    await fc.assert(run, { numRuns: 40, endOnFailure: true });
  }, 60_000);

  it('pages, filters and counts like a naive implementation', async () => {
    const { queries, take } = world();
    const run = fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 10 }),
      fc.array(search, { minLength: 4, maxLength: 4 }),
      async (steps, searches) => {
        for (const taken of steps) await take(taken);
        for (const page of searches) await expectToAddUp(queries, page);
      },
    );
    await fc.assert(run, { numRuns: 12, endOnFailure: true });
  }, 60_000);

  /** Against what the filters find one by one, in the order of the whole. */
  async function expectToAddUp(queries: SqlSearchQueries, page: SearchPage): Promise<void> {
    const { category, brand } = page;
    const whole = await listedOn(queries, { ...page, category: [], brand: [] });
    const isChosen = (chosen: string[], id: string) => chosen.length === 0 || chosen.includes(id);
    const ids = (all: Listed[]) => all.map(({ _id }) => _id);
    const countsBy = (all: Listed[], name: 'category' | 'brand') =>
      Object.fromEntries(
        [...new Set(all.map((one) => one[name]))].map((id) => [
          id,
          all.filter((one) => one[name] === id).length,
        ]),
      );
    const inCategory = whole.listed.filter((one) => isChosen(category, one.category));
    const inBrand = whole.listed.filter((one) => isChosen(brand, one.brand));
    const expected = inCategory.filter((one) => isChosen(brand, one.brand));

    const paged: Listed[] = [];
    let cursor: string | undefined;
    do {
      const found = await listedOn(queries, { ...page, limit: 3, cursor });
      expect(found.total).toBe(expected.length);
      expect(found.facets).toMatchObject({
        category: countsBy(inBrand, 'category'),
        brand: countsBy(inCategory, 'brand'),
      });
      for (const [size, count] of Object.entries(found.facets.size)) {
        expect((await listedOn(queries, { ...page, size: [size] })).total).toBe(count);
      }
      for (const [colour, count] of Object.entries(found.facets.colour)) {
        expect((await listedOn(queries, { ...page, colour: [colour] })).total).toBe(count);
      }
      for (const [range, count] of Object.entries(found.facets.price)) {
        expect((await listedOn(queries, { ...page, price: [range] })).total).toBe(count);
      }
      paged.push(...found.listed);
      cursor = found.nextCursor ?? undefined;
    } while (cursor);
    expect(ids(paged)).toEqual(ids(expected));
  }

  it('finds the same with index walks as with sorts', async () => {
    const { database, take, queries } = world();
    for (const one of fc.sample(draft, 30)) await take({ kind: 'add', draft: one });
    const walking = new SqlSearchQueries(database, 0);
    for (const found of fc.sample(search, 60)) {
      const page = { ...found, limit: 4 };
      const [read, met] = [await queries.find(page), await walking.find(page)];
      expect(met).toEqual(read);
      if (read.nextCursor === null) continue;
      const next = { ...page, cursor: read.nextCursor };
      expect(await walking.find(next)).toEqual(await queries.find(next));
    }
  });

  it('rebuilds lost and damaged documents and words', async () => {
    const { database, documents, url, take } = world();
    for (const one of fc.sample(draft, 3)) await take({ kind: 'add', draft: one });
    await database.query(`UPDATE catalogue.search_words SET products = 7`);
    await database.query(`DELETE FROM catalogue.search_documents WHERE product_id IN
                            (SELECT product_id FROM catalogue.search_documents ORDER BY product_id LIMIT 2)`);
    await documents.rebuild();
    const { known, expected } = await searchAndTruth(url);
    expect(known).toEqual(expected);
  });
});
