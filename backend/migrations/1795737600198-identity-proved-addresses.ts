import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns } from './marks/mark-columns';

/** Who has typed a code, or used a link, that was sent to the own address reads its mailbox. Servers of the last release leave it empty. */
export class IdentityProvedAddresses1795737600198 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity.users ADD COLUMN email_proved_at timestamptz');
    await markColumns(runner, {
      'identity.users': {
        personal: { email_proved_at: 'when the user proved that the e-mail address is theirs' },
      },
    });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
