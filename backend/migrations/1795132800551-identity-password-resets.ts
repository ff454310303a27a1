import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for a link to set another password; of the link, only the hash of its token. */
export class IdentityPasswordResets1795132800551 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE identity.password_resets (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES identity.users ON DELETE CASCADE,
        token_hash text UNIQUE,
        requested_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await runner.query(`CREATE INDEX password_resets_by_time ON identity.password_resets (requested_at)`);
    await runner.query(`CREATE INDEX password_resets_of_user ON identity.password_resets (user_id)`);
    await runner.query(
      `COMMENT ON COLUMN identity.password_resets.user_id IS 'personal: reference to the user'`,
    );
    for (const column of ['id', 'token_hash'])
      await runner.query(`COMMENT ON COLUMN identity.password_resets.${column} IS 'not personal'`);
    await runner.query(
      `COMMENT ON COLUMN identity.password_resets.requested_at IS 'personal: when the user asked for a link'`,
    );
    await runner.query(
      `COMMENT ON COLUMN identity.password_resets.used_at IS 'personal: when the user set another password'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
