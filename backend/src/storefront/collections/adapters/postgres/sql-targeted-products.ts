import sql from 'sql-template-tag';
import type { SaleTarget } from '../../../../catalogue/sales/domain/sale-target';
import { MatchingProducts, TargetedProducts } from '../../../../catalogue/shown-products';
import type { Database } from '../../../../platform/postgres/database';
import { allOf } from '../../../listing/adapters/postgres/choices';
import { memberConditions } from '../../../listing/adapters/postgres/members';
import type { Members, RuleOfNow } from '../../../listing/application/members';
import type { CollectionQueries } from '../../application/ports';

export class SqlTargetedProducts extends TargetedProducts {
  constructor(
    private readonly database: Database,
    private readonly collections: CollectionQueries,
    private readonly matching: MatchingProducts,
  ) {
    super();
  }

  async exists(target: SaleTarget): Promise<boolean> {
    if (target.kind === 'products') return target.ids.length > 0;
    if (target.kind === 'filter') return this.isQuery(target.query);
    const table = tables[target.kind];
    const rows = await this.database.query(sql`SELECT FROM ${table} WHERE slug = ${target.slug}`);
    return rows.length > 0;
  }

  async after(target: SaleTarget, id: string | null, limit: number): Promise<string[]> {
    if (target.kind === 'filter') return this.publishedMatching(target.query, id, limit);
    const members = await this.membersOf(target);
    if (!members) return [];
    const conditions = memberConditions(members).filter((condition) => condition !== undefined);
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT c.product_id AS id FROM catalogue.listing_rows c
       WHERE ${allOf(conditions)} AND c.product_id > coalesce(${id}::uuid, ${firstId}::uuid) ORDER BY c.product_id LIMIT ${limit}`);
    return rows.map((row) => row.id);
  }

  /** @throws MalformedListQuery */
  private async isQuery(query: string): Promise<boolean> {
    await this.matching.after(query, null, 1);
    return true;
  }

  /** Drafts and archived products are left out: nobody sees their prices. */
  private async publishedMatching(query: string, id: string | null, limit: number): Promise<string[]> {
    const params = new URLSearchParams(query);
    const states = params.get('state')?.split(',') ?? [];
    if (states.length > 0 && !states.includes('published')) return [];
    params.set('state', 'published');
    return this.matching.after(params.toString(), id, limit);
  }

  private async membersOf(target: Exclude<SaleTarget, { kind: 'filter' }>): Promise<Members | undefined> {
    if (target.kind === 'products') return { products: target.ids };
    if (target.kind === 'collection') return (await this.collections.membersOf([target.slug]))[0];
    return { rule: { ...everything, [target.kind]: [target.slug] } };
  }
}

/** The id that precedes all others. */
const firstId = '00000000-0000-0000-0000-000000000000';

const tables = {
  brand: sql`catalogue.brands`,
  category: sql`catalogue.categories`,
  collection: sql`catalogue.collections`,
};

const everything: RuleOfNow = {
  category: [],
  brand: [],
  size: [],
  colour: [],
  price: null,
  onSale: false,
  sinceId: null,
};
