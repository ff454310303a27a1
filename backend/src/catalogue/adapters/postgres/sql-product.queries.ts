import sql, { empty, type Sql } from 'sql-template-tag';
import type { Json } from '../../../shared/json';
import type { Database } from '../../../platform/postgres/database';
import { showcaseSql } from './showcase';
import { type FoundProducts, type ProductPage, ProductQueries } from '../../application/ports';
import { writeCursor } from './cursor';
import { flatProductWith } from './flat-product';
import { pageSql } from './product-page';
import { relatedSql } from './related-products';
import { RememberedFacets } from './remembered-facets';
import type { SqlShelfCounts } from './sql-shelf-counts';
import { quickestWay, type Way } from './way-to-page';

interface PageRow {
  products: Json<'Products'>;
  last: unknown[] | null;
  /** How often a shelf has changed: it only grows. */
  changes: string;
}

export class SqlProductQueries extends ProductQueries {
  private readonly facets = new RememberedFacets();

  constructor(
    private readonly database: Database,
    private readonly shelfCounts: SqlShelfCounts,
  ) {
    super();
  }

  page(page: ProductPage): Promise<FoundProducts> {
    return this.find(page, false);
  }

  wholeList(page: Omit<ProductPage, 'cursor'>): Promise<FoundProducts> {
    return this.find({ ...page, cursor: undefined }, true);
  }

  private async find(page: ProductPage, withDescription: boolean): Promise<FoundProducts> {
    const { statement, isWorthPreparing } = pageSql(page, withDescription, this.wayTo(page));
    const rows = isWorthPreparing
      ? await this.database.lookUp<PageRow>(statement)
      : await this.database.query<PageRow>(statement);
    const { products, last, changes } = rows[0]!;
    const counts = await this.facets.of(page, changes, () => this.shelfCounts.asOf(page, changes));
    return { products, ...counts, nextCursor: last && writeCursor(last) };
  }

  /** @returns undefined where it hangs on nothing, or on what was never counted */
  private wayTo(page: ProductPage): Way | undefined {
    if (page.size.length === 0 && page.colour.length === 0) return undefined;
    const counted = this.shelfCounts.last(page);
    return counted && quickestWay(page, counted);
  }

  async details(id: string): Promise<Json<'Product'> | undefined> {
    const [row] = await this.database.lookUp<{ product: Json<'Product'> }>(detailsSql(id));
    return row?.product;
  }

  async showcase(): Promise<Json<'Showcase'>> {
    const [row] = await this.database.queryPrepared<{ showcase: Json<'Showcase'> }>(showcaseSql);
    return row!.showcase;
  }

  async related(id: string): Promise<Json<'Products'>> {
    const [row] = await this.database.queryPrepared<{ products: Json<'Products'> }>(relatedSql(id));
    return row!.products;
  }

  async detailsForAdmin(id: string): Promise<Json<'AdminProduct'> | undefined> {
    const [row] = await this.database.query<{ product: Json<'AdminProduct'> }>(adminDetailsSql(id));
    return row?.product;
  }
}

const variantsWhere = (condition: Sql, more: Sql): Sql => sql`(
  SELECT json_agg(json_build_object(
           '_id', v.id, 'size', v.size, 'colour', v.colour, 'price', trim_scale(v.price_cents / 100.0),
           'salePrice', trim_scale(v.sale_price_cents / 100.0), 'stock', v.stock, 'sku', v.sku,
           'image', coalesce(k.image, p.image)${more}) ORDER BY v.position)
    FROM catalogue.variants v LEFT JOIN catalogue.product_colours k ON k.product_id = p.id AND k.name = v.colour
   WHERE v.product_id = p.id AND ${condition})`;

const detailsWith = (id: string, variants: Sql): Sql => sql`
  SELECT ${flatProductWith(sql`'description', p.description, 'variants', ${variants}`)} AS product
    FROM catalogue.product_cards c JOIN catalogue.products p ON p.id = c.product_id WHERE c.product_id = ${id}`;

export const detailsSql = (id: string): Sql => detailsWith(id, variantsWhere(sql`v.on_sale`, empty));

const adminDetailsSql = (id: string): Sql =>
  detailsWith(id, variantsWhere(sql`true`, sql`, 'onSale', v.on_sale`));
