import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { exactIsoTime } from '../../../../platform/postgres/iso-time';
import { GuestRepository, type UnseenGuest } from '../../application/ports';
import { forgottenGuest } from '../../domain/forgotten-guest';

export class SqlGuestRepository extends GuestRepository {
  constructor(private readonly database: Database) {
    super();
  }

  lockUnseen(before: Date, after: UnseenGuest | undefined, limit: number): Promise<UnseenGuest[]> {
    const isNext = after
      ? sql`(u.last_seen_at, u.id) > (${after.seenAt}::timestamptz, ${after.id}::uuid)`
      : sql`true`;
    // The condition of the index `guests_by_last_seen`. Whoever orders holds the row of the visit, which is deleted once it is over:
    // a guest without one orders no more under this id.
    return this.database.query<UnseenGuest>(sql`
      SELECT u.id, ${exactIsoTime(sql`u.last_seen_at`)} AS "seenAt" FROM identity.users u
       WHERE u.kind = 'guest' AND u.forgotten_at IS NULL AND u.blocked_at IS NULL
         AND u.last_seen_at < ${before} AND ${isNext}
         AND NOT EXISTS (SELECT FROM identity.visitors v WHERE v.id = u.id)
       ORDER BY u.last_seen_at, u.id LIMIT ${limit} FOR NO KEY UPDATE OF u SKIP LOCKED`);
  }

  async forget(ids: string[], now: Date): Promise<void> {
    const { userName, email } = forgottenGuest;
    await this.database.query(sql`
      UPDATE identity.users
         SET user_name = ${userName}, email = ${email}, staff_note = '', device_known_at = NULL, email_proved_at = NULL,
             forgotten_at = ${now}
       WHERE id = ANY(${ids}::uuid[])`);
    await this.database.query(sql`DELETE FROM identity.address_books WHERE user_id = ANY(${ids}::uuid[])`);
  }
}
