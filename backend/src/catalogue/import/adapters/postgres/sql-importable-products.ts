import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { ImportableProducts } from '../../application/ports';
import type { ProductRepository } from '../../../products/application/ports';
import type { SizeChartRepository } from '../../../sizes/application/ports';
import { type KnownProducts, type SlugHolder, titleKey } from '../../domain/group-rows';
import type { ImportRow } from '../../domain/import-row';

export class SqlImportableProducts extends ImportableProducts {
  constructor(
    private readonly database: Database,
    private readonly products: ProductRepository,
    private readonly charts: SizeChartRepository,
  ) {
    super();
  }

  async findMatching(rows: readonly ImportRow[]): Promise<KnownProducts> {
    const bySku = await this.ownersOf(
      sql`sku`,
      rows.flatMap(({ sku }) => sku ?? []),
    );
    const byTitle = await this.titled(rows.flatMap(({ title }) => title ?? []));
    const ids = new Set([
      ...rows.flatMap(({ productId }) => productId ?? []),
      ...bySku.values(),
      ...[...byTitle.values()].flat(),
    ]);
    const products = await this.products.findAll([...ids]);
    return {
      products: new Map(products.map((product) => [product.state.id, product])),
      bySku,
      byGtin: await this.ownersOf(
        sql`gtin`,
        rows.flatMap(({ gtin }) => gtin ?? []),
      ),
      byTitle,
      slugs: await this.slugsOf([...ids]),
      bySlug: await this.holdersOf(rows.flatMap(({ slug }) => slug ?? [])),
      stocks: await this.stocksOf([...ids]),
      chart: await this.charts.find(),
    };
  }

  private async ownersOf(column: Sql, numbers: string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ number: string; id: string }>(sql`
      SELECT ${column} AS number, product_id AS id FROM catalogue.variants WHERE ${column} = ANY(${numbers}::text[])`);
    return new Map(rows.map(({ number, id }) => [number, id]));
  }

  private async titled(titles: string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.query<{ id: string; title: string; brand: string }>(sql`
      SELECT id, title, brand FROM catalogue.products
       WHERE lower(title) = ANY(${titles.map((title) => title.toLowerCase())}::text[]) AND deleted_at IS NULL`);
    const byTitle = new Map<string, string[]>();
    for (const { id, ...named } of rows) {
      const key = titleKey(named);
      byTitle.set(key, [...(byTitle.get(key) ?? []), id]);
    }
    return byTitle;
  }

  private async slugsOf(productIds: string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; slug: string }>(sql`
      SELECT product_id AS id, slug FROM catalogue.product_slugs
       WHERE product_id = ANY(${productIds}::uuid[]) AND is_current`);
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  }

  private async holdersOf(slugs: string[]): Promise<Map<string, SlugHolder>> {
    const rows = await this.database.query<SlugHolder & { slug: string }>(sql`
      SELECT s.slug, p.id AS "productId", p.title, s.is_current AS "isCurrent"
        FROM catalogue.product_slugs s JOIN catalogue.products p ON p.id = s.product_id
       WHERE s.slug = ANY(${slugs}::text[])`);
    return new Map(rows.map(({ slug, ...holder }) => [slug, holder]));
  }

  private async stocksOf(productIds: string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; stock: number }>(
      sql`SELECT id, stock FROM catalogue.variants WHERE product_id = ANY(${productIds}::uuid[])`,
    );
    return new Map(rows.map(({ id, stock }) => [id, stock]));
  }
}
