import sql, { join, type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { allOf } from '../../../listing/adapters/postgres/choices';
import { memberConditions } from '../../../listing/adapters/postgres/members';
import type { Members } from '../../../listing/application/members';
import {
  type CollectionOfProduct,
  type CollectionPage,
  type CollectionProducts,
  CollectionQueries,
  type FoundCollection,
  type ListedCollection,
} from '../../application/ports';
import { type FoundProducts, ProductQueries } from '../../../listing/application/ports';
import { unfiltered } from '../../../listing/application/product-filter';
import type { Selection } from '../../domain/collection';
import type { ShopDays } from '../../../../shared/time/shop-days';
import type { ProductRule } from '../../../listing/domain/product-rule';
import { firstIdAt } from '../../../listing-rows/adapters/postgres/age-key';
import { selectionOf } from './selection-of-row';

interface Row extends Omit<FoundCollection, 'selection'> {
  products: string[] | null;
  rule: ProductRule | null;
  sinceId: string | null;
}

export class SqlCollectionQueries extends CollectionQueries {
  constructor(
    private readonly database: Database,
    private readonly products: ProductQueries,
    private readonly shopDays: ShopDays,
  ) {
    super();
  }

  all(): Promise<ListedCollection[]> {
    return this.database.query<ListedCollection>(sql`
      SELECT slug, title, picture, CASE WHEN products IS NOT NULL THEN (
               SELECT count(*)::integer FROM catalogue.products p WHERE p.id = ANY(c.products) AND p.deleted_at IS NULL) END AS picked
        FROM catalogue.collections c ORDER BY position`);
  }

  async find(slug: string): Promise<FoundCollection | undefined> {
    const row = await this.read(slug);
    if (!row) return undefined;
    const { title, description, picture, version } = row;
    return { slug, title, description, picture, version, selection: selectionOf(row) };
  }

  async ofProduct(productId: string): Promise<CollectionOfProduct[] | undefined> {
    const known = await this.database.query(
      sql`SELECT FROM catalogue.products WHERE id = ${productId} AND deleted_at IS NULL`,
    );
    if (known.length === 0) return undefined;
    const rows = await this.database.query<Row>(sql`${this.selectRows()} ORDER BY position`);
    const byRule = rows.filter(({ rule }) => rule !== null);
    const met = new Set(await this.rulesMetBy(productId, byRule));
    return rows.map(({ slug, title, products }) =>
      products
        ? { slug, title, selectedBy: 'hand', isIn: products.includes(productId) }
        : { slug, title, selectedBy: 'rule', isIn: met.has(slug) },
    );
  }

  /** @returns the slugs of those whose rule the product meets */
  private async rulesMetBy(productId: string, rows: Row[]): Promise<string[]> {
    if (rows.length === 0) return [];
    const rules = rows.map((row) => {
      const conditions = memberConditions(membersOf(selectionOf(row), row.sinceId));
      const isMet = allOf(conditions.filter((condition) => condition !== undefined));
      return sql`CASE WHEN ${isMet} THEN ${row.slug} END`;
    });
    const [found] = await this.database.query<{ met: string[] }>(sql`
      SELECT array_remove(ARRAY[${join(rules)}]::text[], NULL) AS met
        FROM catalogue.listing_rows c WHERE c.product_id = ${productId}::uuid`);
    return found?.met ?? [];
  }

  async membersOf(slugs: readonly string[]): Promise<Members[]> {
    const members: Members[] = [];
    for (const slug of slugs) {
      const row = await this.read(slug);
      if (row) members.push(membersOf(selectionOf(row), row.sinceId));
    }
    return members;
  }

  async page(slug: string, page: CollectionPage): Promise<CollectionProducts | undefined> {
    const row = await this.read(slug);
    if (!row) return undefined;
    const { title, description, picture } = row;
    const found = await this.pageOf(selectionOf(row), row.sinceId, page);
    return { ...found, collection: { slug, title, description, picture } };
  }

  async preview(selection: Selection, limit: number): Promise<FoundProducts> {
    const days = 'rule' in selection ? selection.rule.newWithinDays : null;
    const [row] = await this.database.query<Pick<Row, 'sinceId'>>(
      sql`SELECT ${this.firstIdOf(sql`${days}::integer`)} AS "sinceId"`,
    );
    const page = { ...unfiltered, sort: undefined, limit, cursor: undefined };
    return this.pageOf(selection, row!.sinceId, page);
  }

  private pageOf(selection: Selection, sinceId: string | null, page: CollectionPage): Promise<FoundProducts> {
    const own = 'products' in selection ? 'picked' : 'newest';
    return this.products.page({ ...page, sort: page.sort ?? own, among: membersOf(selection, sinceId) });
  }

  private async read(slug: string): Promise<Row | undefined> {
    const [row] = await this.database.queryPrepared<Row>(sql`${this.selectRows()} WHERE slug = ${slug}`);
    return row;
  }

  private selectRows(): Sql {
    return sql`
      SELECT slug, title, description, picture, products, rule, version,
             ${this.firstIdOf(sql`(rule ->> 'newWithinDays')::integer`)} AS "sinceId"
        FROM catalogue.collections`;
  }

  /** The lowest id of version 7 of the shop's day, so many days ago; null without days. It changes once a day, so that counts stay cached. */
  private firstIdOf(days: Sql): Sql {
    const { timeZone } = this.shopDays;
    const day = sql`date_trunc('day', now() AT TIME ZONE ${timeZone}) - make_interval(days => ${days})`;
    return firstIdAt(sql`(${day}) AT TIME ZONE ${timeZone}`);
  }
}

function membersOf(selection: Selection, sinceId: string | null): Members {
  if ('products' in selection) return selection;
  const { newWithinDays: _, ...conditions } = selection.rule;
  return { rule: { ...conditions, sinceId } };
}
