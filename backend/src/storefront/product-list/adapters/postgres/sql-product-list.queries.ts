import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { readBatches, readPage } from '../../../../platform/postgres/keyset';
import type { Json } from '../../../../shared/json';
import type { PageRequest } from '../../../../shared/page';
import type { Clock } from '../../../../shared/time/clock';
import type { ShopDays } from '../../../../shared/time/shop-days';
import {
  type ListedProducts,
  type ProductList,
  type ProductListFilter,
  ProductListQueries,
} from '../../application/product-list';
import type { CollectionQueries } from '../../../collections/application/ports';
import { isOneTypo } from '../../../search/domain/typo';
import { allOf } from '../../../listing/adapters/postgres/choices';
import { facts, lacksFacts } from '../../../listing/adapters/postgres/facts';
import { arrayOf, flatProductWith, objectOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { flatVariant } from '../../../listing/adapters/postgres/flat-variant';
import { listOf, type Meaning } from './product-list';
import { publication } from './publication';

export class SqlProductListQueries extends ProductListQueries {
  constructor(
    private readonly database: Database,
    private readonly collections: CollectionQueries,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {
    super();
  }

  async page(list: ProductList, page: PageRequest): Promise<ListedProducts> {
    const meaning = await this.meaningOf(list);
    const found = await this.find(list, page, meaning);
    const isMissed = found.meta.total === 0 && list.words.length > 0;
    if (!isMissed) return found;
    return this.find(list, page, { ...meaning, words: await this.withoutTypos(list.words) });
  }

  async *idBatches(list: ProductList, size: number): AsyncGenerator<string[]> {
    const meaning = await this.meaningOf(list);
    let isMissed = true;
    for await (const ids of this.idBatchesWith(list, meaning, size)) {
      isMissed = false;
      yield ids;
    }
    if (isMissed && list.words.length > 0) {
      yield* this.idBatchesWith(list, { ...meaning, words: await this.withoutTypos(list.words) }, size);
    }
  }

  async idsAfter(filter: ProductListFilter, id: string | null, limit: number): Promise<string[]> {
    const list: ProductList = { ...filter, sort: 'oldest' };
    const exact = await this.meaningOf(list);
    const read = async (meaning: Meaning, after: string | null, most: number) => {
      const { select, from, where } = listOf(list, sql`c.product_id AS id`, meaning);
      const behind = after === null ? [] : [sql`c.product_id > ${after}::uuid`];
      return this.database.query<{ id: string }>(
        sql`SELECT ${select} FROM ${from} WHERE ${allOf([...where, ...behind])} ORDER BY c.product_id LIMIT ${most}`,
      );
    };
    const isMissed = list.words.length > 0 && (await read(exact, null, 1)).length === 0;
    const meaning = isMissed ? { ...exact, words: await this.withoutTypos(list.words) } : exact;
    return (await read(meaning, id, limit)).map((row) => row.id);
  }

  /** At first, each word means itself. */
  private async meaningOf({ words, categories, collections }: ProductList): Promise<Meaning> {
    return {
      words: words.map((word) => [word]),
      categories: await this.withThoseBelow(categories),
      collections: await this.collections.membersOf(collections),
      endOfToday: this.days.endOfDayAt(this.clock.now()),
    };
  }

  private async withThoseBelow(categories: string[]): Promise<string[]> {
    if (categories.length === 0) return [];
    const below = await this.database.query<{ slug: string }>(
      sql`SELECT slug FROM catalogue.categories WHERE path && ${categories}::text[]`,
    );
    return [...new Set([...categories, ...below.map(({ slug }) => slug)])];
  }

  private async *idBatchesWith(list: ProductList, meaning: Meaning, size: number): AsyncGenerator<string[]> {
    const found = listOf(list, sql`c.product_id AS id`, meaning);
    for await (const rows of readBatches<{ id: string }>(this.database, found, size)) {
      yield rows.map(({ id }) => id);
    }
  }

  private async find(list: ProductList, page: PageRequest, meaning: Meaning): Promise<ListedProducts> {
    const select = sql`${listedProduct} AS product`;
    const { rows, meta } = await readPage<{ product: string }>(
      this.database,
      listOf(list, select, meaning),
      page,
    );
    return { products: `[${rows.map(({ product }) => product).join(',')}]` as Json<'ListedProducts'>, meta };
  }

  /** Each word with the words of titles and names that it may be a typo of. A SKU, which has digits, is never one. */
  private async withoutTypos(words: string[]): Promise<string[][]> {
    const rows = await this.database.query<{ typed: string; word: string }>(sql`
      SELECT DISTINCT typed, substr(w.lexeme, 2) AS word
        FROM unnest(${words}::text[]) AS typed JOIN catalogue.search_words w ON w.typo_keys && catalogue.typo_keys_of(typed)
       WHERE w.products > 0 AND w.lexeme !~ '^d'`);
    const isMeant = (word: string) => (row: { typed: string; word: string }) =>
      row.typed === word && isOneTypo(word, row.word);
    return words.map((word) =>
      [word, ...rows.filter(isMeant(word)).map((row) => row.word)].slice(0, maxMeanings),
    );
  }
}

/** The limit is for the meanings of one word. */
const maxMeanings = 10;

/** The pieces count from when they were paid; what came back since is left out. */
const soldIn30Days: Sql = sql`(
  SELECT coalesce(sum(r.quantity), 0)
    FROM catalogue.variants v
    JOIN catalogue.stock_movements m ON m.variant_id = v.id AND m.cause = 'sold' AND m.at > now() - interval '30 days'
    JOIN catalogue.reservations r ON r.order_id = m.order_id AND r.variant_id = m.variant_id AND r.state = 'sold'
   WHERE v.product_id = c.product_id)`;

const variants: Sql = sql`(
  SELECT ${arrayOf(objectOf(flatVariant), sql`v.position`)}
    FROM catalogue.variants v LEFT JOIN catalogue.product_colours k ON k.product_id = p.id AND k.name = v.colour
   WHERE v.product_id = c.product_id AND v.on_sale)`;

const listedProduct: Sql = sql`(
  SELECT ${flatProductWith({ description: sql`p.description`, ...publication, facts, lacksFacts, variants, soldIn30Days })}
    FROM catalogue.products p WHERE p.id = c.product_id)`;
