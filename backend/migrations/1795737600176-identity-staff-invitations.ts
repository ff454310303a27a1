import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

const table = `
  -- Somebody is invited to join the staff with a role; until this is accepted, there is no account.
  CREATE TABLE identity.staff_invitations (
    id uuid PRIMARY KEY,
    user_name text NOT NULL,
    email text NOT NULL CHECK (email = lower(email)),
    role_id uuid REFERENCES identity.staff_roles (id) ON DELETE SET NULL,
    inviter_id uuid NOT NULL REFERENCES identity.users (id) ON DELETE CASCADE,
    sending_id uuid NOT NULL UNIQUE,
    token_hash text UNIQUE,
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    revoked_at timestamptz,
    CHECK (accepted_at IS NULL OR revoked_at IS NULL)
  );
  CREATE UNIQUE INDEX one_invitation_of_mailbox ON identity.staff_invitations (email)
    WHERE accepted_at IS NULL AND revoked_at IS NULL;`;

export class IdentityStaffInvitations1795737600176 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await markColumns(runner, {
      'identity.staff_invitations': {
        notPersonal: ['id', 'role_id', 'sending_id', 'token_hash', 'expires_at'],
        personal: {
          user_name: 'name of who is invited to the staff',
          email: 'e-mail address of who is invited to the staff',
          inviter_id: 'reference to the admin who invites',
          accepted_at: 'when the invitation was accepted',
          revoked_at: 'when the invitation was revoked',
        },
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
