import sql from 'sql-template-tag';
import { IsNull, Not, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { isTaken } from '../../../../platform/postgres/postgres-errors';
import { type Guest, UserRepository } from '../../application/ports';
import { User, type UserState } from '../../domain/user';
import type { UserRow } from './user.table';

export class TypeOrmUserRepository extends UserRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<UserRow>,
  ) {
    super();
  }

  async findByEmail(email: string): Promise<User | undefined> {
    const row = await this.users.findOneBy({ email: email.toLowerCase(), kind: 'account' });
    return row ? toUser(row) : undefined;
  }

  async add({ state }: User): Promise<boolean> {
    const added = await this.users
      .createQueryBuilder()
      .insert()
      .values({ ...toRow(state), lastSeenAt: state.createdAt })
      .orIgnore()
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  async saveGuest({ id, userName, email }: Guest, now: Date): Promise<boolean> {
    const saved = await this.database.query(sql`
      INSERT INTO identity.users AS u (id, user_name, email, kind, role, created_at, last_seen_at)
      VALUES (${id}, ${userName}, ${email.toLowerCase()}, 'guest', 'user', ${now}, ${now})
      ON CONFLICT (id) DO UPDATE SET user_name = excluded.user_name, email = excluded.email, last_seen_at = excluded.last_seen_at,
        forgotten_at = NULL
        WHERE u.kind = 'guest'
      RETURNING u.id`);
    return saved.length > 0;
  }

  async provedEmailOf(id: string): Promise<string | undefined> {
    return (await this.users.findOneBy({ id, emailProvedAt: Not(IsNull()) }))?.email;
  }

  isEmailBlocked(email: string): Promise<boolean> {
    return this.users.existsBy({ email: email.toLowerCase(), blockedAt: Not(IsNull()) });
  }

  async findForChange(id: string): Promise<User | undefined> {
    const row = await this.users
      // Others may go on to name this user, as an address does.
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    return row ? toUser(row) : undefined;
  }

  async save({ state }: User): Promise<void> {
    await this.users.update(state.id, toRow(state));
  }

  async saveEmail(user: User): Promise<boolean> {
    try {
      await this.save(user);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  countWithRole(staffRoleId: string): Promise<number> {
    return this.users.countBy({ staffRoleId, role: 'admin' });
  }

  async recordSeen(id: string, at: Date): Promise<void> {
    await this.users.update(id, { lastSeenAt: at });
  }

  async recordDevice(id: string, at: Date): Promise<boolean> {
    const first = await this.database.query(
      sql`UPDATE identity.users SET device_known_at = ${at} WHERE id = ${id} AND device_known_at IS NULL RETURNING id`,
    );
    return first.length === 0;
  }

  async assertNotBlocked(id: string): Promise<void> {
    const row = await this.users.findOne({ where: { id }, lock: { mode: 'pessimistic_read' } });
    if (row) toUser(row).assertNotBlocked();
  }

  isBlocked(id: string): Promise<boolean> {
    return this.users.existsBy({ id, blockedAt: Not(IsNull()) });
  }

  private get users(): Repository<UserRow> {
    return this.database.repository(this.rows);
  }
}

export function toUser({ blockedAt, blockedReason, ...row }: Omit<UserRow, 'lastSeenAt'>): User {
  const {
    id,
    userName,
    email,
    emailProvedAt,
    passwordHash,
    kind,
    role,
    staffRoleId,
    createdAt,
    secondFactor,
  } = row;
  const blocked = blockedAt && { at: blockedAt, reason: blockedReason! };
  return User.restore({
    ...{ id, userName, email, emailProvedAt, passwordHash, kind, role, staffRoleId, createdAt },
    ...{ blocked, secondFactor },
  });
}

const toRow = ({ blocked, ...state }: UserState): Omit<UserRow, 'lastSeenAt'> => ({
  ...state,
  blockedAt: blocked?.at ?? null,
  blockedReason: blocked?.reason ?? null,
});
