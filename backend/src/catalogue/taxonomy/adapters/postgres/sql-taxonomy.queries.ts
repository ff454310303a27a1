import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Json } from '../../../../shared/json';
import type { Maker } from '../../../facts/domain/legal-facts';
import { type TaxonomyNames, TaxonomyQueries } from '../../../taxonomy-queries';

const brand = sql`'_id', b.slug, 'slug', b.slug, 'name', b.name, 'logo', b.logo`;
const collection = sql`'_id', k.slug, 'slug', k.slug, 'title', k.title, 'picture', k.picture`;
const category = sql`'_id', c.slug, 'slug', c.slug, 'name', c.name, 'parent', c.parent, 'picture', c.picture`;

export class SqlTaxonomyQueries extends TaxonomyQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async menu(): Promise<Json<'Menu'>> {
    const [row] = await this.database.queryPrepared<{ menu: Json<'Menu'> }>(sql`
      WITH filled AS MATERIALIZED (
        SELECT c.path FROM catalogue.categories c
         WHERE EXISTS (SELECT FROM catalogue.listing_rows r WHERE r.category = c.slug))
      SELECT json_build_object(
               'categories', (SELECT coalesce(json_agg(json_build_object(${category}) ORDER BY c.position), '[]')
                                FROM catalogue.categories c),
               'brands', (SELECT coalesce(json_agg(json_build_object(${brand}) ORDER BY b.position), '[]')
                            FROM catalogue.brands b),
               'collections', (SELECT coalesce(json_agg(json_build_object(${collection}) ORDER BY k.position), '[]')
                                 FROM catalogue.collections k),
               'hasSale', EXISTS (SELECT FROM catalogue.listing_rows WHERE sale_price_cents > 0),
               'emptyCategories', (
                 SELECT coalesce(json_agg(c.slug ORDER BY c.position), '[]') FROM catalogue.categories c
                  WHERE NOT EXISTS (SELECT FROM filled WHERE filled.path @> ARRAY[c.slug])))::text AS menu`);
    return row!.menu;
  }

  async brandsForAdmin(): Promise<Json<'AdminBrands'>> {
    const [row] = await this.database.query<{ brands: Json<'AdminBrands'> }>(sql`
      SELECT coalesce(json_agg(json_build_object(
               ${brand}, 'makerName', b.maker_name, 'makerAddress', b.maker_address,
               'responsiblePerson', b.responsible_person, 'version', b.version, 'products', coalesce(p.products, 0)
             ) ORDER BY catalogue.folded(b.name), b.slug), '[]')::text AS brands
        FROM catalogue.brands b
        LEFT JOIN (SELECT brand AS slug, count(*) AS products FROM catalogue.products
                    WHERE deleted_at IS NULL GROUP BY brand) p USING (slug)`);
    return row!.brands;
  }

  async categoriesForAdmin(): Promise<Json<'AdminCategories'>> {
    const [row] = await this.database.query<{ categories: Json<'AdminCategories'> }>(sql`
      SELECT coalesce(json_agg(json_build_object(${category}, 'products', coalesce(p.products, 0)) ORDER BY c.position), '[]')::text
             AS categories
        FROM catalogue.categories c
        LEFT JOIN (SELECT category AS slug, count(*) AS products FROM catalogue.products
                    WHERE deleted_at IS NULL GROUP BY category) p USING (slug)`);
    return row!.categories;
  }

  async names(): Promise<TaxonomyNames> {
    const [row] = await this.database.queryPrepared<TaxonomyNames>(sql`
      SELECT (SELECT coalesce(json_object_agg(slug, name), '{}') FROM catalogue.brands) AS brands,
             (SELECT coalesce(json_object_agg(slug, name), '{}') FROM catalogue.categories) AS categories,
             (SELECT coalesce(json_object_agg(slug, path), '{}') FROM catalogue.categories) AS paths`);
    return row!;
  }

  async makerOf(brand: string): Promise<Maker> {
    const [row] = await this.database.query<Maker>(sql`
      SELECT maker_name AS "makerName", maker_address AS "makerAddress", responsible_person AS "responsiblePerson"
        FROM catalogue.brands WHERE slug = ${brand}`);
    return row!;
  }
}
