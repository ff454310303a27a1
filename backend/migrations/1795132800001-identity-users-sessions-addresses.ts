import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdentityUsersSessionsAddresses1795132800001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA IF NOT EXISTS identity`);
    await runner.query(`
      CREATE TABLE identity.users (
        id uuid PRIMARY KEY,
        user_name text NOT NULL,
        email text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('user', 'admin')),
        created_at timestamptz NOT NULL,
        CONSTRAINT users_email_is_lower_case CHECK (email = lower(email)),
        CONSTRAINT users_email_is_taken UNIQUE (email)
      )`);
    await runner.query(`
      CREATE TABLE identity.sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES identity.users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      )`);
    await runner.query(`CREATE INDEX sessions_user ON identity.sessions (user_id)`);
    await runner.query(`
      CREATE TABLE identity.address_books (
        user_id uuid PRIMARY KEY REFERENCES identity.users (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE identity.addresses (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES identity.address_books (user_id) ON DELETE CASCADE,
        address text NOT NULL,
        city text NOT NULL,
        pincode text NOT NULL,
        phone text NOT NULL,
        notes text NOT NULL
      )`);
    await runner.query(`CREATE INDEX addresses_user ON identity.addresses (user_id, id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
