import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

export class IdentityGuestsByLastSeen1795737600195 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Others read and write while all rows are read.
    await runner.query('ALTER TABLE identity.users VALIDATE CONSTRAINT users_forgotten_are_guests');
    await createIndex(
      runner,
      'identity.guests_by_last_seen',
      `identity.users (last_seen_at, id) WHERE kind = 'guest' AND forgotten_at IS NULL AND blocked_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
