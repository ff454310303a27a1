import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { readPage, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import { type PieceList, type PiecesInPlace, PieceQueries } from '../../application/ports';
import type { PiecesOfVariant, PlacesOfVariant } from '../../domain/places';

/**
 * Reads what inventory and ordering publish of pieces, in one statement: `catalogue.kept_pieces`, `ordering.placed_pieces` and
 * `ordering.returned_pieces`.
 */
export class SqlPieceQueries extends PieceQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async ofVariant(variantId: string): Promise<PiecesOfVariant | undefined> {
    const [variant] = await this.database.query<PiecesOfVariant>(sql`
      SELECT v.variant_id AS "variantId", coalesce(c.pieces, '{}') AS pieces
        FROM catalogue.moved_pieces v LEFT JOIN (${countedWhere(sql`= ${variantId}`)}) c USING (variant_id)
       WHERE v.variant_id = ${variantId}`);
    return variant;
  }

  variantsAfter(id: string, limit: number): Promise<PlacesOfVariant[]> {
    const moved = sql`SELECT * FROM catalogue.moved_pieces WHERE variant_id > ${id} ORDER BY variant_id LIMIT ${limit}`;
    return this.database.query(sql`
      WITH variants AS MATERIALIZED (${moved})
      SELECT v.variant_id AS "variantId", v.product_id AS "productId", coalesce(c.pieces, '{}') AS pieces,
             json_build_object('counted', v.counted, 'taken', v.taken, 'lost', v.lost, 'removed', v.removed) AS moved
        FROM variants v LEFT JOIN (${countedWhere(sql`= ANY(ARRAY(SELECT variant_id FROM variants))`)}) c USING (variant_id)
       ORDER BY v.variant_id`);
  }

  page(
    { variantId, place, sort }: PieceList,
    page: PageRequest,
  ): Promise<{ rows: PiecesInPlace[]; meta: PageMeta }> {
    return readPage(
      this.database,
      {
        select: sql`p.id, p.order_id AS "orderId", p.parcel_number AS "parcelNumber",
                    p.return_id AS "returnId", p.return_number AS "returnNumber", p.quantity, p.since, p.is_assumed AS "isAssumed", p.note,
                    p.actor, p.actor_name AS "actorName"`,
        from: sql`(${piecesWhere(sql`= ${variantId}`)}) p`,
        where: [sql`p.place = ${place}`, sql`p.quantity > 0`],
        sort: { name: sort, keys: [sortKey.id(sql`p.id`)], descending: sort === 'newest' },
      },
      page,
    );
  }
}

const countedWhere = (variant: Sql): Sql => sql`
  SELECT variant_id, json_object_agg(place, quantity) AS pieces FROM (
    SELECT variant_id, place, sum(quantity) AS quantity FROM (${piecesWhere(variant)}) p WHERE quantity > 0 GROUP BY variant_id, place) by_place
   GROUP BY variant_id`;

/**
 * Pieces of a parcel that were restocked are on the shelf again, and others come back or were written off: first those that were delivered,
 * then others that are away.
 */
const sentBack = sql`
  CASE WHEN p.place IN ('away', 'delivered') THEN least(p.quantity, greatest(0, coalesce(
    (SELECT r.quantity FROM catalogue.restocked_pieces r WHERE (r.order_id, r.variant_id) = (p.order_id, p.variant_id)), 0) + coalesce(
    (SELECT sum(r.quantity) FROM ordering.returned_pieces r WHERE (r.order_id, r.variant_id) = (p.order_id, p.variant_id)), 0) - p.before))
  ELSE 0 END`;

/**
 * A page of those that were delivered walks an index by their parcels: nothing here needs them all at once.
 * @param variant what their variants are compared with
 */
const piecesWhere = (variant: Sql): Sql => sql`
  SELECT k.variant_id, k.place, k.id, k.order_id, NULL::integer AS parcel_number, NULL::uuid AS return_id, NULL::text AS return_number,
         k.quantity, k.since, false AS is_assumed, k.note, k.actor, k.actor_name
    FROM catalogue.kept_pieces k WHERE k.variant_id ${variant}
  UNION ALL
  SELECT p.variant_id, p.place, coalesce(p.parcel_id, p.order_id), p.order_id, p.parcel_number, NULL, NULL,
         (p.quantity - ${sentBack})::integer, p.since, p.is_assumed AND p.place = 'delivered', NULL, NULL, NULL
    FROM ordering.placed_pieces p WHERE p.variant_id ${variant}
  UNION ALL
  SELECT r.variant_id, r.place, r.return_id, r.order_id, NULL, r.return_id, r.return_number, sum(r.quantity)::integer, max(r.since), false,
         NULL, min(r.actor), NULL
    FROM ordering.returned_pieces r WHERE r.variant_id ${variant}
   GROUP BY r.variant_id, r.place, r.return_id, r.order_id, r.return_number`;
