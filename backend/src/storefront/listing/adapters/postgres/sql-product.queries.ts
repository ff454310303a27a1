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
import { detailsWith, shownDetails } from './detailed-product';
import { flatProduct, listOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { pageSql, readPage, usuallySorted } from './product-page';
import { relatedSql } from './related-products';
import { showcaseSql } from './showcase';
import { changesIn, type Counted, rowsAmong, SqlFacetCounts } from './sql-facet-counts';

export class SqlProductQueries extends ProductQueries {
  /** Separate from the listing's, so that collections do not evict what listings need. */
  private readonly memberCounts: SqlFacetCounts;

  /** @param maxSorted up to so many products that meet conditions are read whole and sorted; more are read by an index walk */
  constructor(
    private readonly database: Database,
    private readonly facetCounts: SqlFacetCounts,
    private readonly maxSorted = usuallySorted,
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

  /** The counts say which groups there are. If they have changed since, the page is read again with those of this moment. */
  private async find(page: ProductPage, withDescription: boolean): Promise<FoundProducts> {
    const counts = page.among ? this.memberCounts : this.facetCounts;
    const rows = rowsAmong(page.among);
    const read = (counted: Counted[]) =>
      readPage(this.database, pageSql(page, withDescription, { counted, maxSorted: this.maxSorted }));
    let counted = await counts.of(page, 0, rows);
    let row = await read(counted);
    if (row.changes > changesIn(counted)) {
      counted = await counts.of(page, row.changes, rows);
      row = await read(counted);
    }
    return {
      products: row.products,
      ...facetsOf(counted, page),
      nextCursor: row.last && writeCursor(row.last),
    };
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
