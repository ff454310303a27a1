import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Few customers are blocked: without an index of their own, a list of them reads all customers. */
export class IdentityBlockedCustomers1795132800181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX customers_blocked ON identity.users (created_at, id) WHERE role = 'user' AND blocked_at IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
