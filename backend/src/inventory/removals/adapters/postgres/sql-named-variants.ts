import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type Code, NamedVariants } from '../../application/ports';
import type { NamedVariant } from '../../domain/removal';

const named = sql`v.id AS "variantId", v.product_id AS "productId", p.title, v.size, v.colour, v.stock`;

export class SqlNamedVariants extends NamedVariants {
  constructor(private readonly database: Database) {
    super();
  }

  ofIds(variantIds: string[]): Promise<NamedVariant[]> {
    return this.database.query(sql`
      SELECT ${named} FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
       WHERE v.id = ANY(${variantIds}::uuid[]) ORDER BY p.title, v.position, v.id`);
  }

  async ofCodes(codes: Code[]): Promise<(NamedVariant | undefined)[]> {
    const skus = codes.map(({ sku }) => sku ?? null);
    const gtins = codes.map(({ gtin }) => gtin ?? null);
    const rows = await this.database.query<NamedVariant & { place: number }>(sql`
      SELECT c.place::integer, ${named}
        FROM unnest(${skus}::text[], ${gtins}::text[]) WITH ORDINALITY AS c (sku, gtin, place)
        JOIN catalogue.variants v ON (c.sku IS NULL OR v.sku = c.sku) AND (c.gtin IS NULL OR ltrim(v.gtin, '0') = c.gtin)
        JOIN catalogue.products p ON p.id = v.product_id
       WHERE c.sku IS NOT NULL OR c.gtin IS NOT NULL`);
    const byPlace = new Map(rows.map(({ place, ...variant }) => [place, variant]));
    return codes.map((_, index) => byPlace.get(index + 1));
  }
}
