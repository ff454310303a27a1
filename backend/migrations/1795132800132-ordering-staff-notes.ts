import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderingStaffNotes1795132800132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ordering.staff_notes (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
        note text NOT NULL,
        written_by text NOT NULL,
        written_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX staff_notes_of_order ON ordering.staff_notes (order_id, id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
