import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

const table = `
  -- Somebody who is not signed in has a cart by a cookie, until it is merged into a user's at sign-in.
  CREATE TABLE identity.visitors (
    id uuid PRIMARY KEY,
    token_hash text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL,
    merged_into uuid
  );
  CREATE INDEX visitors_by_expiry ON identity.visitors (expires_at);`;

export class IdentityVisitors1795737600187 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await markColumns(runner, {
      'identity.visitors': {
        notPersonal: ['id', 'token_hash', 'expires_at'],
        personal: { merged_into: 'reference to the user who was the visitor' },
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
