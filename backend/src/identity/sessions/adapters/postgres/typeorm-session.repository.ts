import sql from 'sql-template-tag';
import { IsNull, MoreThan, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';
import { type OwnedSession, SessionRepository } from '../../application/ports';
import { Session } from '../../domain/session';
import { toStaffRole } from '../../../staff/adapters/postgres/typeorm-staff-role.repository';
import type { StaffRoleRow } from '../../../staff/adapters/postgres/staff-role.table';
import type { SessionRow } from './session.table';
import { toUser } from '../../../users/adapters/postgres/typeorm-user.repository';
import type { UserRow } from '../../../users/adapters/postgres/user.table';

type RoleOfUser = Omit<StaffRoleRow, 'id' | 'name'> & { staffRoleName: string };
type SessionWithUser = SessionRow & Omit<UserRow, 'id' | 'lastSeenAt'> & RoleOfUser;

/** Every signed-in call asks this once. */
const sessionWithUser = (id: string) => sql`
  SELECT s.id, s.user_id AS "userId", s.device, s.opened_at AS "openedAt", s.last_used_at AS "lastUsedAt",
         s.expires_at AS "expiresAt", s.revoked_at AS "revokedAt",
         u.user_name AS "userName", u.email, u.kind, u.password_hash AS "passwordHash", u.role, u.created_at AS "createdAt",
         u.blocked_at AS "blockedAt", u.blocked_reason AS "blockedReason",
         u.second_factor AS "secondFactor", u.email_proved_at AS "emailProvedAt", u.staff_role_id AS "staffRoleId",
         r.name AS "staffRoleName", r.is_owner AS "isOwner", r.permissions, r.refund_limit_cents AS "refundLimitCents"
    FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id
    LEFT JOIN identity.staff_roles r ON r.id = u.staff_role_id WHERE s.id = ${id}`;

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
    const { userId, staffRoleId, staffRoleName: name, isOwner, permissions, refundLimitCents, ...user } = row;
    const role = { name, isOwner, permissions, refundLimitCents };
    return {
      session: toSession(row),
      user: toUser({ ...user, staffRoleId, id: userId }),
      staffRole: staffRoleId ? toStaffRole({ ...role, id: staffRoleId }) : undefined,
    };
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
