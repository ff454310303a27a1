import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Another with each change of its lines: whoever waited for the cart sees that they are other lines now. */
export class CartVersions1795132800031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE cart.carts ADD COLUMN version integer NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
