import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

const table = `
  -- Somebody wants another e-mail address, which a code proves.
  CREATE TABLE identity.email_changes (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES identity.users (id) ON DELETE CASCADE,
    old_email text NOT NULL,
    new_email text NOT NULL CHECK (new_email = lower(new_email)),
    code_hash text,
    requested_at timestamptz NOT NULL,
    wrong_codes integer NOT NULL DEFAULT 0 CHECK (wrong_codes >= 0),
    ended_at timestamptz
  );
  CREATE INDEX email_changes_by_time ON identity.email_changes (requested_at);
  CREATE INDEX email_changes_of_user ON identity.email_changes (user_id);`;

export class IdentityEmailChanges1795737600173 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await markColumns(runner, {
      'identity.email_changes': {
        notPersonal: ['id', 'code_hash', 'wrong_codes'],
        personal: {
          user_id: 'reference to the user',
          old_email: 'e-mail address of the user until then',
          new_email: 'e-mail address that the user wants',
          requested_at: 'when the user asked for a code',
          ended_at: 'when the user typed the code, or asked for another one',
        },
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
