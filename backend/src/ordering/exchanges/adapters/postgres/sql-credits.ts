import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import { type Credit, Credits, type PaidPiece } from '../../application/ports';

export class SqlCredits extends Credits {
  constructor(private readonly database: Database) {
    super();
  }

  ofOrder(orderId: string): Promise<Credit[]> {
    return this.database.query(sql`
      SELECT p.id AS "pieceId", p.wanted_variant_id AS "wantedVariantId", EXISTS (
               SELECT FROM ordering.return_pieces n JOIN ordering.returns r ON r.id = n.return_id
                WHERE n.replaces = p.id AND r.state NOT IN ('cancelled', 'lapsed') AND n.judged IS DISTINCT FROM 'not-there') AS "isUsed"
        FROM ordering.exchanges e JOIN ordering.return_pieces p ON p.return_id = e.return_id
       WHERE e.order_id = ${orderId} AND p.wanted_variant_id IS NOT NULL AND p.judged IN ('sellable', 'damaged') ORDER BY p.id`);
  }

  async paidPieces(pieceIds: string[]): Promise<PaidPiece[]> {
    if (pieceIds.length === 0) return [];
    const rows = await this.database.query<Omit<PaidPiece, 'gaveBack'> & { cents: number }>(sql`
      WITH RECURSIVE before AS (
        SELECT p.id AS last, p.return_id, p.variant_id, p.replaces, p.difference_cents
          FROM ordering.return_pieces p WHERE p.id = ANY(${pieceIds}::uuid[])
        UNION ALL
        SELECT b.last, p.return_id, p.variant_id, p.replaces, p.difference_cents + b.difference_cents
          FROM before b JOIN ordering.return_pieces p ON p.id = b.replaces)
      SELECT b.last AS "pieceId", r.order_id AS "orderId", b.variant_id AS "variantId", b.difference_cents AS cents
        FROM before b JOIN ordering.returns r ON r.id = b.return_id WHERE b.replaces IS NULL ORDER BY b.last`);
    return rows.map(({ cents, ...piece }) => ({ ...piece, gaveBack: Money.ofCents(cents) }));
  }
}
