import sql, { type Sql } from 'sql-template-tag';
import { writeCursor } from '../../../../platform/postgres/cursor';
import type { Database } from '../../../../platform/postgres/database';
import type { Json } from '../../../../shared/json';
import { facetsOf } from '../../application/facets';
import {
  type FoundProducts,
  type ProductAddress,
  type ProductPage,
  ProductQueries,
} from '../../application/ports';
import { looksLikeId } from '../../../../catalogue/products/domain/product-slug';
import type { GroupSize } from './access-path';
import { noChoices } from './choices';
import { detailsWith, shownDetails } from './detailed-product';
import { flatProduct, listOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { pageSql } from './product-page';
import { relatedSql } from './related-products';
import { showcaseSql } from './showcase';
import { changesIn, type Counted, keyOf, rowsAmong, SqlFacetCounts } from './sql-facet-counts';

interface PageRow {
  products: Json<'Products'>;
  last: unknown[] | null;
  /** The sum of the versions of all category-brand groups: it only grows. */
  changes: string;
}

export class SqlProductQueries extends ProductQueries {
  /** Separate from the listing's, so that collections do not evict what listings need. */
  private readonly memberCounts: SqlFacetCounts;

  constructor(
    private readonly database: Database,
    private readonly facetCounts: SqlFacetCounts,
  ) {
    super();
    this.memberCounts = new SqlFacetCounts(database);
  }

  page(page: ProductPage): Promise<FoundProducts> {
    return this.find(page, false);
  }

  wholeList(page: Omit<ProductPage, 'cursor'>): Promise<FoundProducts> {
    return this.find({ ...page, cursor: undefined }, true);
  }

  /** The cached counts say which groups there are. If they have changed, the page is read again with those of this moment. */
  private async find(page: ProductPage, withDescription: boolean): Promise<FoundProducts> {
    const [counts, rows] = [this.countsOf(page), rowsAmong(page.among)];
    const cached = counts.last(page, rows);
    const row = cached && (await this.read(page, withDescription, cached));
    if (row && row.changes === changesIn(cached)) return found(page, row, cached);
    const counted = await counts.current(page, rows);
    return found(page, await this.read(page, withDescription, counted), counted);
  }

  private countsOf({ among }: ProductPage): SqlFacetCounts {
    return among ? this.memberCounts : this.facetCounts;
  }

  private async read(page: ProductPage, withDescription: boolean, counted: Counted[]): Promise<PageRow> {
    const groups = page.among ? await this.withAllRows(counted) : counted;
    const { statement, isWorthPreparing } = pageSql(page, withDescription, groups);
    const [row] = isWorthPreparing
      ? await this.database.queryPrepared<PageRow>(statement)
      : await this.database.query<PageRow>(statement);
    return row!;
  }

  /** A walk along an index also reads what is not in the collection. */
  private async withAllRows(counted: Counted[]): Promise<GroupSize[]> {
    const all = this.facetCounts.last(noChoices) ?? (await this.facetCounts.current(noChoices));
    const rows = new Map(all.map((group) => [keyOf(group), group.rows]));
    return counted.map((group) => ({ ...group, rows: rows.get(keyOf(group)) ?? group.rows }));
  }

  async details(idOrSlug: string): Promise<Json<'Product'> | undefined> {
    const [row] = await this.database.queryPrepared<{ product: Json<'Product'> }>(detailsSql(idOrSlug));
    return row?.product;
  }

  async addressOf(idOrSlug: string): Promise<ProductAddress | undefined> {
    const [row] = await this.database.queryPrepared<ProductAddress>(addressSql(idOrSlug));
    return row;
  }

  async showcase(): Promise<Json<'Showcase'>> {
    const [row] = await this.database.queryPrepared<{ showcase: Json<'Showcase'> }>(showcaseSql);
    return row!.showcase;
  }

  async related(id: string): Promise<Json<'Products'>> {
    const [row] = await this.database.queryPrepared<{ products: Json<'Products'> }>(relatedSql(id));
    return row!.products;
  }

  async byIds(ids: string[]): Promise<Json<'Products'>> {
    const [row] = await this.database.queryPrepared<{ products: Json<'Products'> }>(byIdsSql(ids));
    return row!.products;
  }
}

const found = (page: ProductPage, { products, last }: PageRow, counted: Counted[]): FoundProducts => ({
  products,
  ...facetsOf(counted, page),
  nextCursor: last && writeCursor(last),
});

const byIdsSql = (ids: string[]): Sql => sql`
  SELECT ${listOf(flatProduct, sql`given.place`)} AS products
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS given (id, place)
    JOIN catalogue.listing_rows c ON c.product_id = given.id`;

/** No slug looks like an id. */
const productId = (idOrSlug: string): Sql =>
  looksLikeId(idOrSlug)
    ? sql`${idOrSlug}::uuid`
    : sql`(SELECT product_id FROM catalogue.product_slugs WHERE slug = ${idOrSlug})`;

export const detailsSql = (idOrSlug: string): Sql =>
  detailsWith(sql`catalogue.listing_rows c`, productId(idOrSlug), shownDetails);

const addressSql = (idOrSlug: string): Sql => sql`
  SELECT s.product_id AS id, s.slug
    FROM catalogue.product_slugs s JOIN catalogue.listing_rows c ON c.product_id = s.product_id
   WHERE s.product_id = ${productId(idOrSlug)} AND s.is_current`;
