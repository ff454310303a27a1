import { LRUCache } from 'lru-cache';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Members } from '../../application/members';
import type { CategoryBrandCounts } from '../../application/facets';
import { sizeInKey } from '../../../listing-rows/adapters/postgres/choice-in-stock';
import { allOf, type Choices, conditionsOf, noChoices, priceRangeId } from './choices';

/** The sum of the versions of all groups says how often they have changed: it only grows. */
export const changesOfCounts = sql`(SELECT coalesce(sum(version), 0)::float8 FROM catalogue.category_brands)`;

/** The same sum of groups that have been counted. */
export const changesIn = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { version }) => sum + version, 0);

/** A set of listing rows `c`, each with its `tier`. */
export interface CountedRows {
  /** The key identifies the set. */
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

interface CountRow {
  category: string;
  path: string[];
  brand: string;
  version: number;
  tiers: TierCount[] | null;
  sizes: Record<string, number> | null;
  prices: Record<string, number> | null;
  colours: Record<string, { products: number; hex: string }> | null;
  onSale: number | null;
  inStock: number | null;
}

/** A group's counts at one version. */
export interface Counted extends CategoryBrandCounts {
  version: number;
  tiers: TierCount[];
}

type ToCount = Choices & { rows: CountedRows };
type Chosen = [string[], string[], string[]];

/** The cache holds so many choices of sizes, colours and prices. */
const maxEntries = 200;

/**
 * The counts that facets are summed up from, cached in this process. Counting grows with the catalogue, so a group is
 * counted again only after its version has increased.
 */
export class SqlFacetCounts {
  private readonly cache: LRUCache<string, Counted[], ToCount>;

  /** @param maxNumbers in the whole cache; a million take some 70 MB */
  constructor(
    private readonly database: Database,
    maxNumbers = 1_000_000,
  ) {
    this.cache = new LRUCache({
      max: maxEntries,
      maxSize: maxNumbers,
      sizeCalculation: numbersIn,
      // Who waits for a count gets it, though others may have taken its place.
      ignoreFetchAbort: true,
      fetchMethod: (_, known, { context }) => this.countAgain(context, known ?? []),
    });
  }

  /** Fills the cache at start-up, so that the first request need not wait. After an error, the first request counts. */
  async warmUp(): Promise<void> {
    await this.of(noChoices, 0).catch(() => undefined);
  }

  /**
   * The groups are in a fixed order, so that every process returns the same.
   * @param changes as the caller has just read them: the result is no older
   * @param rows which are counted
   */
  async of(choices: Choices, changes: number, rows = allRows): Promise<Counted[]> {
    const { sale, inStock } = choices;
    const [size, colour, price] = [choices.size, choices.colour, choices.price].map(distinct) as Chosen;
    const context = { size, colour, price, sale, inStock, rows };
    const key = JSON.stringify([size, colour, price, sale, inStock, rows.key]);
    let counted = await this.cache.forceFetch(key, { context });
    while (changesIn(counted) < changes)
      counted = await this.cache.forceFetch(key, { context, forceRefresh: true });
    return counted;
  }

  /** Version and counts come from one statement, so that they belong together. */
  private async countAgain(toCount: ToCount, known: Counted[]): Promise<Counted[]> {
    const rows = await this.database.queryPrepared<CountRow>(countsSql(toCount, known));
    const groups = new Map([...known, ...rows.map(countedOf)].map((group) => [keyOf(group), group]));
    return [...groups.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }
}

const countedOf = ({ tiers, sizes, prices, colours, onSale, inStock, ...group }: CountRow): Counted => ({
  ...group,
  tiers: tiers ?? [],
  products: (tiers ?? []).reduce((sum, { products }) => sum + products, 0),
  sizes: new Map(Object.entries(sizes ?? {})),
  prices: new Map(Object.entries(prices ?? {})),
  colours: new Map(Object.entries(colours ?? {})),
  onSale: onSale ?? 0,
  inStock: inStock ?? 0,
});

const numbersIn = (counted: Counted[]): number =>
  counted.reduce(
    (sum, { tiers, sizes, prices, colours }) =>
      sum + 1 + tiers.length + sizes.size + prices.size + colours.size,
    1,
  );
const distinct = (chosen: string[]): string[] => [...new Set(chosen)].sort();
const keyOf = ({ category, brand }: Counted): string => `${category}/${brand}`;

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

const pricesIn = (): Countable => ({
  column: sql`selling_price_cents`,
  values: sql`(SELECT ${priceRangeId()})`,
});

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
    SELECT category, brand, sort_title, selling_price_cents, sizes_in_stock, colours_in_stock, variants_in_stock,
           sale_price_cents, stock_level, 0 AS tier
      FROM catalogue.listing_rows c ${groups ? sql`JOIN ${groups} USING (category, brand)` : empty}
     WHERE ${allOf(conditionsOf({ ...noChoices, among }))}`,
});

const allRows = rowsAmong(undefined);

/** Counts the groups whose version has changed. A version changes with the group's own products only, so that nothing may depend on others. */
const countsSql = ({ rows, ...chosen }: ToCount, known: readonly Counted[]): Sql => {
  const { size, colour } = chosen;
  const where = (others: Partial<Choices>): Sql => allOf(conditionsOf({ ...chosen, ...others }));
  const groups = known.length > 0 ? sql`changed` : undefined;
  return sql`
  WITH changed AS MATERIALIZED (
    SELECT s.category, coalesce(c.path, ARRAY[s.category]) AS path, s.brand, s.version::integer AS version
      FROM catalogue.category_brands s
      LEFT JOIN catalogue.categories c ON c.slug = s.category
      LEFT JOIN unnest(${known.map(({ category }) => category)}::text[], ${known.map(({ brand }) => brand)}::text[],
                       ${known.map(({ version }) => version)}::bigint[]) AS k (category, brand, version) USING (category, brand)
     WHERE s.version IS DISTINCT FROM k.version
  ), counted AS MATERIALIZED (${rows.of(groups)}
  ), tier AS MATERIALIZED (
    SELECT category, brand, tier, count(*)::integer AS products, min(sort_title) AS first, max(sort_title) AS last
      FROM counted c WHERE ${where({})} GROUP BY category, brand, tier
  ), size AS MATERIALIZED (${productsIn(sizesIn(colour), where({ size: [] }))}
  ), colour AS MATERIALIZED (${productsIn(coloursIn(size), where({ colour: [] }))}
  ), hex AS MATERIALIZED (
    SELECT category, brand, k.value ->> 'name' AS name, min(k.value ->> 'hex') AS hex
      FROM catalogue.listing_rows ${groups ? sql`JOIN ${groups} USING (category, brand)` : empty} CROSS JOIN jsonb_array_elements(colours) k
     GROUP BY category, brand, name
  ), price AS MATERIALIZED (${productsIn(pricesIn(), where({ price: [] }))}
  ), narrowed AS MATERIALIZED (
    SELECT category, brand, count(*) FILTER (WHERE ${where({ sale: true })})::integer AS "onSale",
           count(*) FILTER (WHERE ${where({ inStock: true })})::integer AS "inStock"
      FROM counted c GROUP BY category, brand
  )
  SELECT category, path, brand, version, "onSale", "inStock",
         (SELECT json_agg(t) FROM tier t WHERE t.category = changed.category AND t.brand = changed.brand) AS tiers,
         (SELECT json_object_agg(s.name, s.products) FROM size s
           WHERE s.category = changed.category AND s.brand = changed.brand) AS sizes,
         (SELECT json_object_agg(p.name, p.products) FROM price p
           WHERE p.category = changed.category AND p.brand = changed.brand) AS prices,
         (SELECT json_object_agg(c.name, json_build_object('products', c.products, 'hex', h.hex)) FROM colour c JOIN hex h USING (category, brand, name)
           WHERE c.category = changed.category AND c.brand = changed.brand) AS colours
    FROM changed LEFT JOIN narrowed USING (category, brand)`;
};
