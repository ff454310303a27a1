import sql, { type Sql } from 'sql-template-tag';
import { Database } from '../../../../platform/postgres/database';
import { type Json } from '../../../../shared/json';
import { ProductViews } from '../../../../catalogue/product-views';
import { VariantReferences } from '../../../../catalogue/variant-references';
import {
  detailsWith,
  shownDetails,
  variantsWhere,
} from '../../../listing/adapters/postgres/detailed-product';
import { facts, lacksFacts } from '../../../listing/adapters/postgres/facts';
import { arrayOf, objectOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { flatVariant, makersNumbers } from '../../../listing/adapters/postgres/flat-variant';
import { publication } from './publication';

export class SqlProductViews extends ProductViews {
  constructor(
    private readonly database: Database,
    private readonly references: VariantReferences,
  ) {
    super();
  }

  async forPreview(id: string): Promise<Json<'Product'> | undefined> {
    const [row] = await this.database.query<{ product: Json<'Product'> }>(
      detailsWith(sql`catalogue.admin_rows c`, sql`${id}`, shownDetails),
    );
    return row?.product;
  }

  async forAdmin(id: string): Promise<Json<'AdminProduct'> | undefined> {
    const named = await this.references.to(id);
    const [row] = await this.database.query<{ product: Json<'AdminProduct'> }>(adminDetailsSql(id, named));
    return row?.product;
  }

  async variantRows(variantIds: string[]): Promise<Json<'VariantRows'>> {
    const [row] = await this.database.query<{ rows: Json<'VariantRows'> }>(variantRowsSql(variantIds));
    return row!.rows;
  }
}

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

const { image: _, ...ownFields } = flatVariant;
const variantRow = objectOf({
  ...ownFields,
  productId: sql`p.id`,
  version: sql`p.version`,
  title: sql`p.title`,
});

const variantRowsSql = (ids: string[]): Sql => sql`
  SELECT ${arrayOf(variantRow, sql`given.place`)}::text AS rows
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS given (id, place)
    JOIN catalogue.variants v ON v.id = given.id
    JOIN catalogue.products p ON p.id = v.product_id AND p.deleted_at IS NULL`;
