import { LRUCache } from 'lru-cache';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Members } from '../../application/members';
import type { CategoryBrandCounts } from '../../application/facets';
import { sizeInKey } from '../../../listing-rows/adapters/postgres/choice-in-stock';
import { type Choices, isChosen, noChoices, priceRangeId } from './choices';

/** A category-brand group and the version of its counts. */
export interface CategoryBrandVersion {
  category: string;
  brand: string;
  version: number;
}

/** The sum of the versions of all groups: it only grows. */
export const changesOfCounts = sql`(SELECT coalesce(sum(version), 0) FROM catalogue.category_brands)`;

/** The same sum of versions that have been read. */
export const changesIn = (versions: readonly CategoryBrandVersion[]): string =>
  String(versions.reduce((sum, { version }) => sum + version, 0));

/** A set of listing rows `c`, each with its `tier`. */
export interface CountedRows {
  /** Identifies the set. */
  key: string;
  /** @param groups a relation of groups to restrict the set to; undefined: all */
  of: (groups: Sql | undefined) => Sql;
}

/** How many products of a group are in one tier, and their first and last title. */
export interface TierCount {
  tier: number;
  /** The number of products of the chosen prices, in stock in the chosen sizes and colours. */
  products: number;
  first: string;
  last: string;
}

interface CountRow extends CategoryBrandVersion {
  path: string[];
  tiers: (TierCount & { rows: number })[] | null;
  sizes: Record<string, number> | null;
  prices: Record<string, number> | null;
  colours: Record<string, { products: number; hex: string }> | null;
}

/** A group's counts at one version. */
export interface Counted extends CategoryBrandCounts {
  version: number;
  /** The number of rows, in any sizes, colours and prices. */
  rows: number;
  tiers: TierCount[];
}

type ToCount = Choices & { rows: CountedRows };

interface CacheEntry {
  groups: Map<string, Counted>;
  /** The same groups in a fixed order, so that every process returns the same. */
  counted: Counted[];
  /** The count that is running. */
  counting?: Promise<void> | undefined;
}

/** The cache holds so many choices of sizes, colours and prices. */
const maxEntries = 200;

/**
 * The counts that facets are summed up from, cached in this process. Counting grows with the catalogue, so a group is
 * counted again only after its version has increased.
 */
export class SqlFacetCounts {
  private readonly cache: LRUCache<string, CacheEntry>;

  /** @param maxNumbers in the whole cache; a million take some 70 MB */
  constructor(
    private readonly database: Database,
    maxNumbers = 1_000_000,
  ) {
    this.cache = new LRUCache({ max: maxEntries, maxSize: maxNumbers, sizeCalculation: numbersIn });
  }

  /** The cached counts, which may be outdated. @returns undefined where there are none */
  last(choices: Choices, rows: CountedRows = allRows): Counted[] | undefined {
    return this.cache.get(keyOfCount(toCount(choices, rows)))?.counted;
  }

  /** Fills the cache at start-up, so that the first request need not wait. After an error, the first request counts. */
  async warmUp(): Promise<void> {
    await this.current(noChoices).catch(() => undefined);
  }

  /** The counts of this moment. */
  async current(choices: Choices, rows: CountedRows = allRows): Promise<Counted[]> {
    return this.of(choices, await this.versions(), rows);
  }

  /**
   * @param versions of all groups that the caller has just read: the result is no older
   * @param rows which are counted
   */
  async of(
    choices: Choices,
    versions: readonly CategoryBrandVersion[],
    rows: CountedRows = allRows,
  ): Promise<Counted[]> {
    const counted = toCount(choices, rows);
    const known = this.entryOf(counted);
    while (versions.some((group) => isOlder(known.groups.get(keyOf(group)), group))) {
      known.counting ??= this.countAgain(counted, known).finally(() => (known.counting = undefined));
      await known.counting;
    }
    return known.counted;
  }

  private versions(): Promise<CategoryBrandVersion[]> {
    return this.database.query(sql`SELECT category, brand, version::integer FROM catalogue.category_brands`);
  }

  private entryOf(counted: ToCount): CacheEntry {
    const key = keyOfCount(counted);
    const known = this.cache.get(key) ?? { groups: new Map(), counted: [] };
    this.cache.set(key, known);
    return known;
  }

  /** Version and counts come from one statement, so that they belong together. */
  private async countAgain(counted: ToCount, known: CacheEntry): Promise<void> {
    const { groups } = known;
    const rows = await this.database.queryPrepared<CountRow>(countsSql(counted, [...groups.values()]));
    for (const { category, path, brand, version, tiers, sizes, prices, colours } of rows) {
      const found = (tiers ?? []).filter(({ products }) => products > 0);
      groups.set(keyOf({ category, brand }), {
        category,
        path,
        brand,
        version,
        rows: (tiers ?? []).reduce((sum, tier) => sum + tier.rows, 0),
        tiers: found,
        products: found.reduce((sum, { products }) => sum + products, 0),
        sizes: new Map(Object.entries(sizes ?? {})),
        prices: new Map(Object.entries(prices ?? {})),
        colours: new Map(Object.entries(colours ?? {})),
      });
    }
    known.counted = [...groups.values()].sort(byKey);
    this.replaceEntry(counted, known);
  }

  /** The cache computes the size of an entry only when it is new. */
  private replaceEntry(counted: ToCount, known: CacheEntry): void {
    const key = keyOfCount(counted);
    this.cache.delete(key);
    this.cache.set(key, known);
  }
}

const numbersIn = ({ groups }: CacheEntry): number =>
  [...groups.values()].reduce(
    (sum, { tiers, sizes, prices, colours }) =>
      sum + 1 + tiers.length + sizes.size + prices.size + colours.size,
    1,
  );
const keyOfCount = ({ size, colour, price, rows }: ToCount): string =>
  JSON.stringify([size, colour, price, rows.key]);
const toCount = ({ size, colour, price }: Choices, rows: CountedRows): ToCount => ({
  size: distinct(size),
  colour: distinct(colour),
  price: distinct(price),
  rows,
});
const distinct = (chosen: string[]): string[] => [...new Set(chosen)].sort();
export const keyOf = ({ category, brand }: Pick<CategoryBrandVersion, 'category' | 'brand'>): string =>
  `${category}/${brand}`;
const byKey = (one: Counted, other: Counted): number => (keyOf(one) < keyOf(other) ? -1 : 1);
const isOlder = (counted: Counted | undefined, { version }: CategoryBrandVersion): boolean =>
  counted === undefined || counted.version < version;

/** How the sizes, colours or prices of a listing row `c` are counted. */
interface Countable {
  /** A column to group by first, because many rows have the same value. */
  column?: Sql;
  values: Sql;
}

/** A row's sizes in stock, in a chosen colour; `variants_in_stock` stores `M/Navy`. */
const sizesIn = (colour: string[]): Countable =>
  colour.length === 0
    ? { column: sql`sizes_in_stock`, values: sql`unnest(c.sizes_in_stock)` }
    : {
        values: sql`(SELECT DISTINCT ${sizeInKey} FROM unnest(c.variants_in_stock) variant
            WHERE substr(variant, strpos(variant, '/') + 1) = ANY(${colour}::text[]) AND variant NOT LIKE '/%')`,
      };

/** A row's colours in stock, in a chosen size. */
const coloursIn = (size: string[]): Countable =>
  size.length === 0
    ? { column: sql`colours_in_stock`, values: sql`unnest(c.colours_in_stock)` }
    : {
        values: sql`(SELECT DISTINCT substr(variant, strpos(variant, '/') + 1) FROM unnest(c.variants_in_stock) variant
            WHERE ${sizeInKey} = ANY(${size}::text[]) AND variant NOT LIKE '%/')`,
      };

const pricesIn: Countable = {
  column: sql`selling_price_cents`,
  values: sql`(SELECT ${priceRangeId})`,
};

/** How many products of a group have each value. Rows with equal columns are unnested once. */
const productsIn = ({ column, values }: Countable, where: Sql): Sql => {
  const [what, groupBy] = column
    ? [sql`category, brand, ${column}, count(*) AS rows`, sql`GROUP BY category, brand, ${column}`]
    : [sql`*, 1 AS rows`, empty];
  return sql`
    SELECT category, brand, name, sum(rows)::integer AS products
      FROM (SELECT ${what} FROM counted c WHERE ${where} ${groupBy}) c CROSS JOIN LATERAL ${values} AS s (name)
     GROUP BY category, brand, name`;
};

/** The rows of a collection, or all, in one tier. */
export const rowsAmong = (among: Members | undefined): CountedRows => ({
  key: among ? JSON.stringify(among) : '',
  of: (groups) => sql`
    SELECT category, brand, sort_title, selling_price_cents, sizes_in_stock, colours_in_stock, variants_in_stock, 0 AS tier
      FROM catalogue.listing_rows c ${groups ? sql`JOIN ${groups} USING (category, brand)` : empty}
     WHERE ${isChosen({ ...noChoices, among }) ?? sql`true`}`,
});

const allRows = rowsAmong(undefined);

/** Selects the first hex of a colour within each group. A group's version changes with its own products only, so it must not depend on the hexes of others. */
const hexes = sql`
    SELECT r.category, r.brand, k.value ->> 'name' AS name, min(k.value ->> 'hex') AS hex
      FROM catalogue.listing_rows r JOIN changed USING (category, brand) CROSS JOIN jsonb_array_elements(r.colours) k
     GROUP BY r.category, r.brand, name`;

/** Counts the groups whose version has changed. */
const countsSql = ({ size, colour, price, rows }: ToCount, known: CategoryBrandVersion[]): Sql => {
  const where = (choices: Choices): Sql => isChosen(choices) ?? sql`true`;
  return sql`
  WITH changed AS MATERIALIZED (
    SELECT s.category, coalesce(c.path, ARRAY[s.category]) AS path, s.brand, s.version::integer AS version
      FROM catalogue.category_brands s
      LEFT JOIN catalogue.categories c ON c.slug = s.category
      LEFT JOIN unnest(${known.map(({ category }) => category)}::text[], ${known.map(({ brand }) => brand)}::text[],
                       ${known.map(({ version }) => version)}::bigint[]) AS k (category, brand, version) USING (category, brand)
     WHERE s.version IS DISTINCT FROM k.version
  ), counted AS MATERIALIZED (${rows.of(known.length > 0 ? sql`changed` : undefined)}
  ), tier AS MATERIALIZED (
    SELECT category, brand, tier, count(*)::integer AS rows, count(*) FILTER (WHERE is_chosen)::integer AS products,
           min(sort_title) FILTER (WHERE is_chosen) AS first, max(sort_title) FILTER (WHERE is_chosen) AS last
      FROM (SELECT *, ${where({ size, colour, price })} AS is_chosen FROM counted c) c GROUP BY category, brand, tier
  ), size AS MATERIALIZED (${productsIn(sizesIn(colour), where({ size: [], colour, price }))}
  ), colour AS MATERIALIZED (${productsIn(coloursIn(size), where({ size, colour: [], price }))}
  ), hex AS MATERIALIZED (${hexes}
  ), price AS MATERIALIZED (${productsIn(pricesIn, where({ size, colour, price: [] }))}
  )
  SELECT category, path, brand, version,
         (SELECT json_agg(t) FROM tier t WHERE t.category = changed.category AND t.brand = changed.brand) AS tiers,
         (SELECT json_object_agg(s.name, s.products) FROM size s
           WHERE s.category = changed.category AND s.brand = changed.brand) AS sizes,
         (SELECT json_object_agg(p.name, p.products) FROM price p
           WHERE p.category = changed.category AND p.brand = changed.brand) AS prices,
         (SELECT json_object_agg(c.name, json_build_object('products', c.products, 'hex',
                   (SELECT h.hex FROM hex h WHERE h.category = c.category AND h.brand = c.brand AND h.name = c.name))) FROM colour c
           WHERE c.category = changed.category AND c.brand = changed.brand) AS colours
    FROM changed`;
};
