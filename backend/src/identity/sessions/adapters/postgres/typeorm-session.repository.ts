import sql from 'sql-template-tag';
import { IsNull, MoreThan, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';
import { type OwnedSession, SessionRepository } from '../../application/ports';
import { Session } from '../../domain/session';
import type { SessionRow } from './session.table';
import { toUser } from '../../../users/adapters/postgres/typeorm-user.repository';
import type { UserRow } from '../../../users/adapters/postgres/user.table';

type SessionWithUser = SessionRow & Omit<UserRow, 'id' | 'lastSeenAt'>;

/** Every signed-in call asks this once. */
const sessionWithUser = (id: string) => sql`
  SELECT s.id, s.user_id AS "userId", s.device, s.opened_at AS "openedAt", s.last_used_at AS "lastUsedAt",
         s.expires_at AS "expiresAt", s.revoked_at AS "revokedAt",
         u.user_name AS "userName", u.email, u.password_hash AS "passwordHash", u.role, u.created_at AS "createdAt",
         u.blocked_at AS "blockedAt", u.blocked_reason AS "blockedReason",
         u.second_factor AS "secondFactor"
    FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id WHERE s.id = ${id}`;

export class TypeOrmSessionRepository extends SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<SessionRow>,
  ) {
    super();
  }

  async findWithUser(id: string): Promise<OwnedSession | undefined> {
    const [row] = await this.database.queryPrepared<SessionWithUser>(sessionWithUser(id));
    if (!row) return undefined;
    const { userId, ...user } = row;
    return { session: toSession(row), user: toUser({ ...user, id: userId }) };
  }

  async findForChange(id: string): Promise<Session | undefined> {
    const row = await this.database
      .repository(this.rows)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? toSession(row) : undefined;
  }

  async findLive(userId: string, now: Date): Promise<Session[]> {
    const rows = await this.database.repository(this.rows).find({
      where: { userId, revokedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { lastUsedAt: 'DESC', id: 'DESC' },
      take: 100,
    });
    return rows.map(toSession);
  }

  async save({ state }: Session): Promise<void> {
    await this.database.repository(this.rows).upsert(state, ['id']);
  }

  deleteExpired(before: Date, limit: number): Promise<number> {
    return deleteLimited(this.database, sql`identity.sessions`, sql`expires_at < ${before}`, limit);
  }

  async revokeAll(userId: string, now: Date): Promise<void> {
    await this.database.query(
      sql`UPDATE identity.sessions SET revoked_at = ${now} WHERE user_id = ${userId} AND revoked_at IS NULL`,
    );
  }

  async revokeBeyond(userId: string, kept: number, now: Date): Promise<void> {
    await this.database.query(sql`
      UPDATE identity.sessions SET revoked_at = ${now} WHERE id IN (
        SELECT id FROM identity.sessions WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}
         ORDER BY last_used_at DESC, id DESC OFFSET ${kept})`);
  }

  async revokeOthers(userId: string, keptId: string, now: Date): Promise<void> {
    await this.database.query(
      sql`UPDATE identity.sessions SET revoked_at = ${now}
           WHERE user_id = ${userId} AND id <> ${keptId} AND revoked_at IS NULL`,
    );
  }
}

const toSession = ({ id, userId, device, openedAt, lastUsedAt, expiresAt, revokedAt }: SessionRow): Session =>
  Session.restore({ id, userId, device, openedAt, lastUsedAt, expiresAt, revokedAt });
