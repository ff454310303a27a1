import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

/** A removal goes with its variant: servers of 1.0.0 delete variants that no order ever reserved, and know no removals. */
const tables = `
  CREATE TABLE catalogue.removals (
    id uuid PRIMARY KEY,
    cause text NOT NULL CHECK (cause IN ('written-off', 'sold-elsewhere')),
    note text CHECK (char_length(note) BETWEEN 1 AND 200),
    actor text NOT NULL,
    actor_name text,
    at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE catalogue.removal_pieces (
    removal_id uuid NOT NULL REFERENCES catalogue.removals (id),
    variant_id uuid NOT NULL REFERENCES catalogue.variants (id) ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (removal_id, variant_id)
  );
  CREATE INDEX removal_pieces_of_variant ON catalogue.removal_pieces (variant_id, removal_id);`;

const marks: Marks = {
  'catalogue.removals': {
    personal: {
      actor: 'reference to the admin who removed the pieces',
      actor_name: 'name of the admin who removed the pieces',
      note: 'what an admin wrote about the removal',
    },
    notPersonal: ['id', 'cause', 'at'],
  },
  'catalogue.removal_pieces': { isNotPersonal: true },
};

const views = `
  -- The places of pieces that the inventory knows, to be joined by reports.
  CREATE VIEW catalogue.kept_pieces AS
    SELECT v.id AS variant_id, 'shelf' AS place, v.id, NULL::uuid AS order_id, v.stock AS quantity,
           NULL::timestamptz AS since, NULL::text AS note, NULL::text AS actor, NULL::text AS actor_name
      FROM catalogue.variants v WHERE v.stock > 0
    UNION ALL
    SELECT r.variant_id, 'held', r.order_id, r.order_id, r.quantity, NULL, NULL, NULL, NULL
      FROM catalogue.reservations r WHERE r.state = 'held'
    UNION ALL
    SELECT p.variant_id, r.cause, r.id, NULL, p.quantity, r.at, r.note, r.actor, r.actor_name
      FROM catalogue.removal_pieces p JOIN catalogue.removals r ON r.id = p.removal_id;

  CREATE VIEW catalogue.restocked_pieces AS
    SELECT m.order_id, m.variant_id, sum(m.change)::integer AS quantity
      FROM catalogue.stock_movements m WHERE m.cause = 'restocked' GROUP BY m.order_id, m.variant_id;

  -- What the movements of a variant say: the pieces that were counted in, those that orders took and did not give back, and those that
  -- left without an order or got lost. Who asks for the variants alone reads no movements.
  CREATE VIEW catalogue.moved_pieces AS
    SELECT v.id AS variant_id, v.product_id, m.counted, m.taken, m.lost, m.removed
      FROM catalogue.variants v LEFT JOIN LATERAL (
        SELECT coalesce(sum(change) FILTER (WHERE cause IN ('initial', 'corrected')), 0)::integer AS counted,
               coalesce(-sum(change) FILTER (WHERE cause IN ('reserved', 'returned', 'restocked')), 0)::integer AS taken,
               coalesce(-sum(change) FILTER (WHERE cause = 'lost'), 0)::integer AS lost,
               coalesce(-sum(change) FILTER (WHERE cause IN ('written-off', 'sold-elsewhere')), 0)::integer AS removed
          FROM catalogue.stock_movements WHERE variant_id = v.id) m ON true;`;

/** Removals take pieces off the shelf without an order, once each: written off, or sold elsewhere. */
export class InventoryPlaces1795737600021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await markColumns(runner, marks);
    await runner.query(views);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
