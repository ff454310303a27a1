import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until here only changes of the status were kept, not whether the money had come, or had gone back. */
export class OrderingHistoryOfStages1795132800021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ordering.order_history ADD COLUMN stage text`);
    await runner.query(`
      UPDATE ordering.order_history h SET stage = CASE
        WHEN EXISTS (SELECT FROM ordering.order_history c
                      WHERE c.order_id = h.order_id AND c.status = 'confirmed' AND c.id <= h.id) THEN 'paid'
        WHEN h.status = 'rejected' THEN 'closed'
        ELSE 'awaiting-payment' END`);
    await runner.query(`ALTER TABLE ordering.order_history ALTER COLUMN stage SET NOT NULL`);
    // When it came to what it is now, where that was no change of the status.
    await runner.query(`
      INSERT INTO ordering.order_history (id, order_id, status, stage, changed_by, changed_at)
      SELECT gen_random_uuid(), o.id, o.status, o.stage, 'shop', o.updated_at
        FROM ordering.orders o CROSS JOIN LATERAL (
          SELECT h.status, h.stage FROM ordering.order_history h WHERE h.order_id = o.id ORDER BY h.id DESC LIMIT 1) last
       WHERE (o.status, o.stage) <> (last.status, last.stage)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
