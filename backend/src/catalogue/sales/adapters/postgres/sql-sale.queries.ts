import sql, { type Sql } from 'sql-template-tag';
import { containsWords } from '../../../../platform/postgres/contains-words';
import type { Database } from '../../../../platform/postgres/database';
import { type KeysetList, readPage, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import {
  type FoundSale,
  type NamedSale,
  type SaleCandidate,
  type SaleList,
  SaleQueries,
} from '../../application/sale-queries';
import { type SaleRow, saleColumns, stateOfRow } from './sale-row';

type FoundRow = SaleRow & Pick<FoundSale, 'targetName' | 'variantsInForce'>;

export class SqlSaleQueries extends SaleQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async page(list: SaleList, page: PageRequest): Promise<{ sales: FoundSale[]; meta: PageMeta }> {
    const { rows, meta } = await readPage<FoundRow>(this.database, listOf(list), page);
    return { sales: rows.map(toFound), meta };
  }

  async find(id: string): Promise<FoundSale | undefined> {
    const [row] = await this.database.query<FoundRow>(
      sql`SELECT ${foundColumns} FROM catalogue.sales s WHERE s.id = ${id}`,
    );
    return row && toFound(row);
  }

  duringPeriod(startsAt: Date, endsAt: Date, exceptId: string | null): Promise<NamedSale[]> {
    return this.database.query<NamedSale>(sql`
      SELECT id, name, starts_at AS "startsAt", ends_at AS "endsAt" FROM catalogue.sales
       WHERE state IN ('planned', 'running') AND starts_at < ${endsAt} AND ends_at > ${startsAt}
         AND id IS DISTINCT FROM ${exceptId}::uuid ORDER BY starts_at, id LIMIT ${maxNamed}`);
  }

  candidates(productIds: string[]): Promise<SaleCandidate[]> {
    return this.database.query<SaleCandidate>(sql`
      SELECT p.id AS "productId", p.title, v.id AS "variantId", v.size, v.colour, v.price_cents AS "priceCents",
             v.sale_price_cents AS "salePriceCents", s.name AS "saleName"
        FROM catalogue.products p
        JOIN catalogue.variants v ON v.product_id = p.id AND v.on_sale
        LEFT JOIN catalogue.sale_prices t ON t.variant_id = v.id
        LEFT JOIN catalogue.sales s ON s.id = t.sale_id
       WHERE p.id = ANY(${productIds}::uuid[]) AND p.deleted_at IS NULL ORDER BY p.id, v.position`);
  }
}

const maxNamed = 10;

const nameOf = (kind: string, table: Sql, name: Sql): Sql => sql`
  WHEN s.target ->> 'kind' = ${kind} THEN (SELECT ${name} FROM ${table} WHERE slug = s.target ->> 'slug')`;

const foundColumns = sql`${saleColumns},
  CASE ${nameOf('collection', sql`catalogue.collections`, sql`title`)}
       ${nameOf('brand', sql`catalogue.brands`, sql`name`)}
       ${nameOf('category', sql`catalogue.categories`, sql`name`)} END AS "targetName",
  (SELECT count(*)::integer FROM catalogue.sale_prices t WHERE t.sale_id = s.id) AS "variantsInForce"`;

const toFound = ({ targetName, variantsInForce, ...row }: FoundRow): FoundSale => ({
  ...stateOfRow(row),
  targetName,
  variantsInForce,
});

const listOf = ({ words, states, sort }: SaleList): KeysetList => ({
  select: foundColumns,
  from: sql`catalogue.sales s`,
  where: [
    ...containsWords(sql`lower(s.name)`, words),
    ...(states.length > 0 ? [sql`s.state = ANY(${states}::text[])`] : []),
  ],
  sort: {
    name: sort,
    keys: [sortKey.time(sql`s.starts_at`), sortKey.id(sql`s.id`)],
    descending: sort === 'newest',
  },
});
