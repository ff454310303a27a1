import sql, { type Sql } from 'sql-template-tag';
import type { Json } from '../../../../shared/json';
import type { Database } from '../../../../platform/postgres/database';
import { writeCursor } from '../../../../platform/postgres/cursor';
import { showcaseSql } from './showcase';
import { facetsOf } from '../../../application/facets';
import {
  type FoundProducts,
  type ProductAddress,
  type ProductPage,
  ProductQueries,
} from '../../../application/ports';
import { looksLikeId } from '../../../domain/product-slug';
import type { VariantReferences } from '../../../variant-references';
import { facts, lacksFacts } from './facts';
import { flatProduct, flatProductWith, textOrNull, listOf, objectOf } from './flat-product';
import { flatVariant, makersNumbers, shownVariant } from './flat-variant';
import { pageSql } from './product-page';
import { publication } from './publication';
import { relatedSql } from './related-products';
import type { GroupSize } from './access-path';
import { noChoices } from './choices';
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
    private readonly references: VariantReferences,
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

  async detailsForPreview(id: string): Promise<Json<'Product'> | undefined> {
    const [row] = await this.database.query<{ product: Json<'Product'> }>(
      detailsWith(sql`catalogue.admin_rows c`, sql`${id}`, shownDetails),
    );
    return row?.product;
  }

  async detailsForAdmin(id: string): Promise<Json<'AdminProduct'> | undefined> {
    const named = await this.references.to(id);
    const [row] = await this.database.query<{ product: Json<'AdminProduct'> }>(adminDetailsSql(id, named));
    return row?.product;
  }

  async variantRows(variantIds: string[]): Promise<Json<'VariantRows'>> {
    const [row] = await this.database.query<{ rows: Json<'VariantRows'> }>(variantRowsSql(variantIds));
    return row!.rows;
  }
}

const found = (page: ProductPage, { products, last }: PageRow, counted: Counted[]): FoundProducts => ({
  products,
  ...facetsOf(counted, page),
  nextCursor: last && writeCursor(last),
});

const picture = {
  image: sql`to_json(g.image)`,
  alt: sql`to_json(g.alt)`,
  colour: textOrNull(sql`g.colour`),
};

const variantsWhere = (condition: Sql, variant: Sql): Sql => sql`(
  SELECT ${listOf(variant, sql`v.position`)}
    FROM catalogue.variants v LEFT JOIN catalogue.product_colours k ON k.product_id = p.id AND k.name = v.colour
   WHERE v.product_id = p.id AND ${condition})`;

const pictures = sql`(
  SELECT ${listOf(objectOf(picture), sql`g.position`)} FROM catalogue.product_pictures g WHERE g.product_id = p.id)`;

/** @param rows the read model `c` that has the product */
const detailsWith = (rows: Sql, id: Sql, more: Record<string, Sql>): Sql => sql`
  SELECT ${flatProductWith({ description: sql`to_json(p.description)`, pictures, ...more })} AS product
    FROM ${rows} JOIN catalogue.products p ON p.id = c.product_id WHERE c.product_id = ${id}`;

const byIdsSql = (ids: string[]): Sql => sql`
  SELECT ${listOf(flatProduct, sql`given.place`)} AS products
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS given (id, place)
    JOIN catalogue.listing_rows c ON c.product_id = given.id`;

const shownDetails = { facts, variants: variantsWhere(sql`v.on_sale`, shownVariant) };

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

/** @param named ids of the variants that other contexts name */
const adminDetailsSql = (id: string, named: string[]): Sql => {
  const deletable = sql`(v.id <> ALL(${named}::uuid[]) AND NOT EXISTS (
    SELECT FROM catalogue.stock_movements m WHERE m.variant_id = v.id AND m.order_id IS NOT NULL))`;
  const variant = objectOf({ ...flatVariant, ...makersNumbers, onSale: sql`v.on_sale`, deletable });
  return detailsWith(sql`catalogue.admin_rows c`, sql`${id}`, {
    ...publication,
    facts,
    lacksFacts,
    variants: variantsWhere(sql`true`, variant),
  });
};

const variantRow = {
  _id: flatVariant._id,
  productId: sql`'"' || p.id || '"'`,
  version: sql`p.version`,
  title: sql`to_json(p.title)`,
  size: flatVariant.size,
  colour: flatVariant.colour,
  price: flatVariant.price,
  salePrice: flatVariant.salePrice,
  stock: flatVariant.stock,
  sku: flatVariant.sku,
};

const variantRowsSql = (ids: string[]): Sql => sql`
  SELECT ${listOf(objectOf(variantRow), sql`given.place`)} AS rows
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS given (id, place)
    JOIN catalogue.variants v ON v.id = given.id
    JOIN catalogue.products p ON p.id = v.product_id AND p.deleted_at IS NULL`;
