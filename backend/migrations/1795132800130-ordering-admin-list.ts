import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The filters and sorts of the admin's list, each along an index. */
export class OrderingAdminList1795132800130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX orders_by_status ON ordering.orders (status, placed_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX orders_by_stage ON ordering.orders (stage, placed_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX orders_by_total ON ordering.orders (total_cents DESC, id DESC)`);
    await runner.query(`CREATE INDEX order_lines_of_product ON ordering.order_lines (product_id, order_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
