import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdentityLoginAttempts1795132800020 implements MigrationInterface {
  /** The columns and their order are those of rate-limiter-flexible; `expire` is in milliseconds since 1970. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.login_attempts (
        key text PRIMARY KEY,
        points integer NOT NULL,
        expire bigint
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
