import type { MigrationInterface, QueryRunner } from 'typeorm';

const view = `
  -- The places of sent pieces that returns know, to be joined by reports: coming back until somebody has judged them, and written off when
  -- they are damaged. Those that are judged otherwise are on the shelf by a movement, or stay where they were.
  CREATE VIEW ordering.returned_pieces AS
    SELECT p.variant_id, r.order_id, r.id AS return_id, 'R-' || r.number AS return_number,
           CASE WHEN p.judged IS NULL THEN 'coming-back' ELSE 'written-off' END AS place, 1 AS quantity,
           coalesce(p.judged_at, r.arrived_at, r.posted_at, r.declared_at) AS since, p.judged_by AS actor
      FROM ordering.return_pieces p JOIN ordering.returns r ON r.id = p.return_id
     WHERE (p.judged IS NULL OR p.judged = 'damaged') AND r.state NOT IN ('cancelled', 'lapsed');`;

/** Where the pieces of returns are. Servers of the release before count them as delivered. */
export class OrderingReturnedPieces1795737600111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(view);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
