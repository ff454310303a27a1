import { Chance } from '../../../../../test/support/chance';
import { listingAndTruth } from '../../../../../test/support/catalogue/listing-invariants';
import { ageOf, ListingModel, type ModelRow } from '../../../../../test/support/catalogue/listing-model';
import { PriceEdits } from '../../../../../test/support/prices/price-edits';
import { PriceModel } from '../../../../../test/support/prices/price-model';
import { productChanges } from '../../../../../test/support/catalogue/product-changes';
import { productRepository } from '../../../../../test/support/catalogue/product-repository';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { ShopDays } from '../../../../shared/time/shop-days';
import { type ProductSort, sorts } from '../../../listing/application/ports';
import { type ProductFilter, unfiltered } from '../../../listing/application/product-filter';
import { Collection, type Selection } from '../../domain/collection';
import type { ProductRule } from '../../../listing/domain/product-rule';
import { draft, published } from '../../../../catalogue/publication/domain/publication';
import { SqlFacetCounts } from '../../../listing/adapters/postgres/sql-facet-counts';
import { SqlProductQueries } from '../../../listing/adapters/postgres/sql-product.queries';
import { CategoryRow } from '../../../../catalogue/taxonomy/adapters/postgres/category.table';
import { SqlReadModelRefresh } from '../../../listing-rows/adapters/postgres/sql-read-model-refresh';
import { SqlTaxonomyQueries } from '../../../../catalogue/taxonomy/adapters/postgres/sql-taxonomy.queries';
import { TypeOrmCategoryRepository } from '../../../../catalogue/taxonomy/adapters/postgres/typeorm-category.repository';
import { CollectionRow } from './collection.table';
import { SqlCollectionQueries } from './sql-collection.queries';
import { TypeOrmCollectionRepository } from './typeorm-collection.repository';

/** Calls; some change several products. */
const edits = Number(process.env.CATALOGUE_EDITS ?? 200);
const checks = 4;
const dayMs = 24 * 3_600_000;
/** The shop's clocks are ahead of UTC. */
const kathmanduMs = 5.75 * 3_600_000;
/** So long ago the first product is added, and so on until now. */
const daysOfHistory = 40;

const brands = ['nike', 'puma', 'zara'];
const places = [null, 'women', 'jackets', 'kids'];

describe('the menu, facets and collections after random edits, table edits and imports', () => {
  const postgres = testDatabase();
  afterEach(() => jest.restoreAllMocks());

  it(
    'are those of a plain reading of the products',
    async () => {
      const shop = await openShop();
      for (let check = 1; check <= checks; check += 1) {
        for (let edit = 0; edit < edits / checks; edit += 1)
          await shop.edit((check - 1 + (edit * checks) / edits) / checks);
        await shop.expectToAddUp();
      }
    },
    edits * 500,
  );

  async function openShop() {
    const { database, unitOfWork, rows, url } = postgres();
    // So that days can pass.
    await database.query('ALTER TABLE catalogue.price_changes DISABLE TRIGGER append_only');
    const chance = new Chance('collections');
    const categories = new TypeOrmCategoryRepository(database, rows(CategoryRow), productChanges(database));
    const collections = new TypeOrmCollectionRepository(database, rows(CollectionRow));
    const products = new SqlProductQueries(database, new SqlFacetCounts(database));
    const repository = productRepository(database);
    const queries = new SqlCollectionQueries(database, products, new ShopDays('Asia/Kathmandu'));
    /** The admin's changes are recorded here by slug. */
    const parents = new Map<string, string | null>(
      ['men', 'women', 'kids', 'accessories', 'footwear'].map((slug) => [slug, null]),
    );
    const saved = new Map<string, Selection>();
    const shelves = { categories: ['men', 'women', 'jackets', 'parkas'], brands };
    const admin = new PriceEdits(database, unitOfWork, new PriceModel(), chance.for('edits'), shelves);
    const realNow = Date.now.bind(Date);
    const from = realNow() - daysOfHistory * dayMs;

    const refresh = new SqlReadModelRefresh(database, productChanges(database));
    const putUnder = async (slug: string, parent: string | null) => {
      await unitOfWork.run(async () => {
        const tree = await categories.findForChange();
        const details = { name: slug, parent, picture: null };
        if (parents.has(slug)) tree.edit(slug, details);
        else tree.add(slug, details);
        await categories.save(tree);
      });
      parents.set(slug, parent);
      await refresh.refresh({ category: slug });
    };
    await putUnder('jackets', 'men');
    await putUnder('parkas', 'jackets');

    const pathOf = (slug: string): string[] => {
      const parent = parents.get(slug);
      return parent ? [...pathOf(parent), slug] : [slug];
    };
    const some = <T>(all: readonly T[], share: number): T[] => all.filter(() => chance.isLucky(share));

    function randomRule(): ProductRule {
      const rule = {
        category: some(['men', 'women', 'jackets'], 0.2),
        brand: some(brands, 0.3),
        size: some(['S', 'M'], 0.2),
        colour: [],
        price: chance.isLucky(0.3) ? { from: 30_00, to: chance.oneOf([null, 50_01]) } : null,
        onSale: chance.isLucky(0.3),
        newWithinDays: chance.oneOf([null, null, 5, 20]),
      };
      const isEmpty = JSON.stringify(rule) === JSON.stringify({ ...rule, category: [], brand: [], size: [] });
      return isEmpty ? { ...rule, onSale: true } : rule;
    }

    async function saveCollection(): Promise<void> {
      const slug = `c${chance.below(6)}`;
      const { expected } = await listingAndTruth(url);
      const ids = expected.map((row) => row.product_id);
      const selection = chance.isLucky(0.4)
        ? { products: some(ids, 0.3).toSorted(() => (chance.isLucky(0.5) ? 1 : -1)) }
        : { rule: randomRule() };
      const details = { title: slug, description: '', picture: null, selection };
      await unitOfWork.run(async () => {
        await collections.findOrderForChange();
        const known = await collections.findForChange(slug);
        known?.edit(details, undefined);
        if (known) await collections.save(known);
        else await collections.add(Collection.create(slug, details));
      });
      saved.set(slug, selection);
    }

    /** @param progress from 0 to 1: products get older with it */
    async function edit(progress: number): Promise<void> {
      jest.spyOn(Date, 'now').mockReturnValue(Math.floor(from + progress * daysOfHistory * dayMs));
      await admin.next();
      jest.restoreAllMocks();
      if (chance.isLucky(0.05)) await putUnder('parkas', chance.oneOf(places));
      if (chance.isLucky(0.08)) await saveCollection();
      if (chance.isLucky(0.1)) await publishAgain();
    }

    /** A product that becomes a draft is new when it is published again. */
    async function publishAgain(): Promise<void> {
      const { expected } = await listingAndTruth(url);
      const { product_id: id } = chance.oneOf(expected);
      await unitOfWork.run(async () => {
        for (const publication of [draft(), published]) {
          const product = (await repository.findForChange(id))!;
          product.changePublication(publication, new Date());
          await repository.save(product);
        }
      });
    }

    async function expectToAddUp(): Promise<void> {
      const menu = JSON.parse(await new SqlTaxonomyQueries(database).menu()) as Menu;
      expect(new Map(menu.categories.map(({ slug, parent }) => [slug, parent]))).toEqual(parents);
      expect(menu.collections.map(({ slug }) => slug)).toEqual([...saved.keys()]);
      const { rows: listed, expected } = await listingAndTruth(url);
      expect(listed).toEqual(expected);
      const model = new ListingModel(expected as unknown as ModelRow[], pathOf);
      for (let filtered = 0; filtered < 10; filtered += 1) {
        const filter = randomFilter();
        const sort = chance.oneOf(sorts);
        await expectPages(model, { filter, sort }, (page) => products.page({ ...filter, ...page, sort }));
        for (const [slug, selection] of saved) {
          const members = membersOf(model, selection);
          await expectPages(
            members,
            { filter, sort },
            async (page) => (await queries.page(slug, { ...filter, ...page, sort }))!,
          );
        }
      }
      for (const [slug, selection] of saved) await expectOwnOrder(slug, selection, model);
    }

    const randomFilter = (): ProductFilter => ({
      category: some(['men', 'women', 'parkas'], 0.2),
      brand: some(brands, 0.2),
      size: some(['S', 'L'], 0.2),
      colour: [],
      price: some(['0-25', '25-50', '50-100'], 0.2),
      sale: some(['yes'], 0.2).length > 0,
      inStock: some(['yes'], 0.2).length > 0,
    });

    async function expectOwnOrder(slug: string, selection: Selection, model: ListingModel): Promise<void> {
      const newest = membersOf(model, selection)
        .find(unfiltered, 'newest')
        .map((row) => row.product_id);
      const expected =
        'products' in selection ? selection.products.filter((id) => newest.includes(id)) : newest;
      const page = await queries.page(slug, {
        ...unfiltered,
        sort: undefined,
        limit: 100,
        cursor: undefined,
      });
      expect(idsIn(page!.products)).toEqual(expected.slice(0, 100));
    }

    return { edit, expectToAddUp };
  }
});

interface Menu {
  categories: { slug: string; parent: string | null }[];
  collections: { slug: string }[];
}

const idsIn = (products: string): string[] =>
  (JSON.parse(products) as { _id: string }[]).map(({ _id }) => _id);

type Found = Awaited<ReturnType<SqlProductQueries['page']>>;

/** All pages, against a look at each row. */
async function expectPages(
  model: ListingModel,
  { filter, sort }: { filter: ProductFilter; sort: ProductSort },
  read: (page: { limit: number; cursor: string | undefined }) => Promise<Found>,
): Promise<void> {
  const ids: string[] = [];
  const found = model.find(filter, sort).map((row) => row.product_id);
  let cursor: string | undefined;
  do {
    const page = await read({ limit: 20, cursor });
    expect({ total: page.total, facets: page.facets }).toEqual({
      total: found.length,
      facets: model.facets(filter),
    });
    ids.push(...idsIn(page.products));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(ids).toEqual(found);
}

function membersOf(model: ListingModel, selection: Selection): ListingModel {
  if ('products' in selection) return model.only((row) => selection.products.includes(row.product_id));
  const { category, brand, size, colour, price, onSale, newWithinDays } = selection.rule;
  return model.only((row) => {
    const cents = row.selling_price_cents;
    const isPriced = price === null || (cents >= price.from && (price.to === null || cents < price.to));
    const isOnSale = !onSale || row.sale_price_cents > 0;
    const isNew = newWithinDays === null || addedAt(row) >= midnight() - newWithinDays * dayMs;
    return (
      isPriced && isOnSale && isNew && model.matches(row, { ...unfiltered, category, brand, size, colour })
    );
  });
}

/** The first 48 bits are the time at which it was added or published. */
const addedAt = (row: ModelRow): number => parseInt(ageOf(row).replaceAll('-', '').slice(0, 12), 16);

const midnight = (): number => Math.floor((Date.now() + kathmanduMs) / dayMs) * dayMs - kathmanduMs;
