import { LRUCache } from 'lru-cache';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { CategoryBrandCounts } from '../../../application/facets';
import { type Choices, isInStock } from './choice-in-stock';

/** A shelf and how often what is counted on it has changed. */
export interface CategoryBrandVersion {
  category: string;
  brand: string;
  version: number;
}

/** How often any shelf has changed: it only grows. */
export const changesOfCounts = sql`(SELECT sum(version) FROM catalogue.category_brands)`;

/** The same of versions that have been read. */
export const changesIn = (versions: readonly CategoryBrandVersion[]): string =>
  String(versions.reduce((sum, { version }) => sum + version, 0));

/** Some cards `c` of the catalogue, each with its `tier`. */
export interface CountedRows {
  /** Tells them from others. */
  key: string;
  /** @param shelves a relation of the few that they should stand on; undefined: on any */
  on: (shelves: Sql | undefined) => Sql;
}

/** How many of a shelf are in one tier, and between which titles. */
export interface TierCount {
  tier: number;
  /** In stock in the chosen sizes and colours. */
  products: number;
  first: string;
  last: string;
}

interface CountRow extends CategoryBrandVersion {
  tiers: (TierCount & { cards: number })[] | null;
  sizes: Record<string, number> | null;
  colours: Record<string, { products: number; hex: string }> | null;
}

/** A shelf's counts, as of a version of it. */
export interface Counted extends CategoryBrandCounts {
  version: number;
  /** How many there are, in whatever sizes and colours. */
  cards: number;
  tiers: TierCount[];
}

type ToCount = Choices & { cards: CountedRows };

interface Remembered {
  shelves: Map<string, Counted>;
  /** The same shelves, in every process in the same order, whenever it met which. */
  counted: Counted[];
  /** The counting that is under way. */
  counting?: Promise<void> | undefined;
}

/** As many choices of sizes and colours are remembered. */
const maxRemembered = 200;

/**
 * What the facets are summed up from, remembered in this process: counting grows with the catalogue, so a shelf is
 * counted again only once its version has gone up.
 */
export class SqlFacetCounts {
  private readonly remembered: LRUCache<string, Remembered>;

  /** @param maxNumbers that are remembered in all; a million take some 70 MB */
  constructor(
    private readonly database: Database,
    maxNumbers = 1_000_000,
  ) {
    this.remembered = new LRUCache({ max: maxRemembered, maxSize: maxNumbers, sizeCalculation: numbersIn });
  }

  /** As they were counted last, maybe of a while ago. @returns undefined where they were not */
  last(choices: Choices): Counted[] | undefined {
    return this.remembered.get(keyOfCount(toCount(choices, allRows)))?.counted;
  }

  /** For the first who asks, who would wait for it. What fails is counted when somebody asks. */
  async countAhead(): Promise<void> {
    const counted = this.versions().then((versions) => this.of({ size: [], colour: [] }, versions));
    await counted.catch(() => undefined);
  }

  /** @param changes of all shelves, as the caller has just read them: what comes back is no older */
  async asOf(choices: Choices, changes: string): Promise<Counted[]> {
    const last = this.last(choices);
    if (last && changesIn(last) === changes) return last;
    return this.of(choices, await this.versions());
  }

  /**
   * @param versions of all shelves, as the caller has just read them: what comes back is no older
   * @param cards which are counted
   */
  async of(
    choices: Choices,
    versions: readonly CategoryBrandVersion[],
    cards: CountedRows = allRows,
  ): Promise<Counted[]> {
    const counted = toCount(choices, cards);
    const known = this.recall(counted);
    while (versions.some((shelf) => isOlder(known.shelves.get(keyOf(shelf)), shelf))) {
      known.counting ??= this.countAgain(counted, known).finally(() => (known.counting = undefined));
      await known.counting;
    }
    return known.counted;
  }

  private versions(): Promise<CategoryBrandVersion[]> {
    return this.database.query(sql`SELECT category, brand, version::integer FROM catalogue.category_brands`);
  }

  private recall(counted: ToCount): Remembered {
    const key = keyOfCount(counted);
    const known = this.remembered.get(key) ?? { shelves: new Map(), counted: [] };
    this.remembered.set(key, known);
    return known;
  }

  /** Version and counts come from one statement, so that they belong together. */
  private async countAgain(counted: ToCount, known: Remembered): Promise<void> {
    const { shelves } = known;
    const rows = await this.database.queryPrepared<CountRow>(countsSql(counted, [...shelves.values()]));
    for (const { category, brand, version, tiers, sizes, colours } of rows) {
      const found = (tiers ?? []).filter(({ products }) => products > 0);
      shelves.set(keyOf({ category, brand }), {
        category,
        brand,
        version,
        cards: (tiers ?? []).reduce((sum, { cards }) => sum + cards, 0),
        tiers: found,
        products: found.reduce((sum, { products }) => sum + products, 0),
        sizes: new Map(Object.entries(sizes ?? {})),
        colours: new Map(Object.entries(colours ?? {})),
      });
    }
    known.counted = [...shelves.values()].sort(byKey);
    this.weighAgain(counted, known);
  }

  /** The cache weighs only what it does not have yet. */
  private weighAgain(counted: ToCount, known: Remembered): void {
    const key = keyOfCount(counted);
    this.remembered.delete(key);
    this.remembered.set(key, known);
  }
}

const numbersIn = ({ shelves }: Remembered): number =>
  [...shelves.values()].reduce(
    (sum, { tiers, sizes, colours }) => sum + 1 + tiers.length + sizes.size + colours.size,
    1,
  );
const keyOfCount = ({ size, colour, cards }: ToCount): string => JSON.stringify([size, colour, cards.key]);
const toCount = ({ size, colour }: Choices, cards: CountedRows): ToCount => ({
  size: distinct(size),
  colour: distinct(colour),
  cards,
});
const distinct = (chosen: string[]): string[] => [...new Set(chosen)].sort();
const keyOf = ({ category, brand }: Pick<CategoryBrandVersion, 'category' | 'brand'>): string =>
  `${category}/${brand}`;
const byKey = (one: Counted, other: Counted): number => (keyOf(one) < keyOf(other) ? -1 : 1);
const isOlder = (counted: Counted | undefined, { version }: CategoryBrandVersion): boolean =>
  counted === undefined || counted.version < version;

/** What counts of what a card has in stock. */
interface Goods {
  /** A column in which many cards are alike, and which says it all. */
  alike?: Sql;
  counted: Sql;
}

/** A card's sizes in stock, in a chosen colour; `variants_in_stock` has them as `M/Navy`. */
const sizesIn = (colour: string[]): Goods =>
  colour.length === 0
    ? { alike: sql`sizes_in_stock`, counted: sql`unnest(c.sizes_in_stock)` }
    : {
        counted: sql`(SELECT DISTINCT split_part(variant, '/', 1) FROM unnest(c.variants_in_stock) variant
            WHERE substr(variant, strpos(variant, '/') + 1) = ANY(${colour}::text[]) AND variant NOT LIKE '/%')`,
      };

/** A card's colours in stock, in a chosen size. */
const coloursIn = (size: string[]): Goods =>
  size.length === 0
    ? { alike: sql`colours_in_stock`, counted: sql`unnest(c.colours_in_stock)` }
    : {
        counted: sql`(SELECT DISTINCT substr(variant, strpos(variant, '/') + 1) FROM unnest(c.variants_in_stock) variant
            WHERE split_part(variant, '/', 1) = ANY(${size}::text[]) AND variant NOT LIKE '%/')`,
      };

/** How many products of a shelf come in each. What many have alike is looked into once. */
const productsIn = ({ alike, counted }: Goods, where: Sql): Sql => {
  const [what, group] = alike
    ? [sql`category, brand, ${alike}, count(*) AS cards`, sql`GROUP BY category, brand, ${alike}`]
    : [sql`*, 1 AS cards`, empty];
  return sql`
    SELECT category, brand, name, sum(cards)::integer AS products
      FROM (SELECT ${what} FROM card c WHERE ${where} ${group}) c CROSS JOIN LATERAL ${counted} AS s (name)
     GROUP BY category, brand, name`;
};

/** All of one tier. */
const allRows: CountedRows = {
  key: '',
  on: (shelves) => sql`
    SELECT category, brand, sort_title, sizes_in_stock, colours_in_stock, variants_in_stock, 0 AS tier
      FROM catalogue.listing_rows ${shelves ? sql`JOIN ${shelves} USING (category, brand)` : empty}`,
};

/** Of the shelves that have changed since; `where` leaves out early what can't be counted. */
const countsSql = ({ size, colour, cards }: ToCount, known: CategoryBrandVersion[]): Sql => {
  const where = (choices: Choices): Sql => isInStock(choices) ?? sql`true`;
  return sql`
  WITH changed AS MATERIALIZED (
    SELECT s.category, s.brand, s.version::integer AS version
      FROM catalogue.category_brands s
      LEFT JOIN unnest(${known.map((shelf) => shelf.category)}::text[], ${known.map(({ brand }) => brand)}::text[],
                       ${known.map(({ version }) => version)}::bigint[]) AS k (category, brand, version) USING (category, brand)
     WHERE s.version IS DISTINCT FROM k.version
  ), card AS MATERIALIZED (${cards.on(known.length > 0 ? sql`changed` : undefined)}
  ), tier AS MATERIALIZED (
    SELECT category, brand, tier, count(*)::integer AS cards, count(*) FILTER (WHERE in_stock)::integer AS products,
           min(sort_title) FILTER (WHERE in_stock) AS first, max(sort_title) FILTER (WHERE in_stock) AS last
      FROM (SELECT *, ${where({ size, colour })} AS in_stock FROM card c) c GROUP BY category, brand, tier
  ), size AS MATERIALIZED (${productsIn(sizesIn(colour), where({ size: [], colour }))}
  ), colour AS MATERIALIZED (${productsIn(coloursIn(size), where({ size, colour: [] }))}
  )
  SELECT category, brand, version,
         (SELECT json_agg(t) FROM tier t WHERE t.category = changed.category AND t.brand = changed.brand) AS tiers,
         (SELECT json_object_agg(s.name, s.products) FROM size s
           WHERE s.category = changed.category AND s.brand = changed.brand) AS sizes,
         (SELECT json_object_agg(c.name, json_build_object('products', c.products, 'hex',
                   (SELECT min(k.hex) FROM catalogue.product_colours k WHERE k.name = c.name))) FROM colour c
           WHERE c.category = changed.category AND c.brand = changed.brand) AS colours
    FROM changed`;
};
