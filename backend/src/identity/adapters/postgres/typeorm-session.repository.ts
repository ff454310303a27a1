import type { Database } from '../../../platform/postgres/database';
import { type OwnedSession, SessionRepository } from '../../application/ports';
import { Session } from '../../domain/session';
import { User } from '../../domain/user';
import { SessionRow } from './session.table';

export class TypeOrmSessionRepository extends SessionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async findWithUser(id: string): Promise<OwnedSession | undefined> {
    const row = await this.database
      .rows(SessionRow)
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .where({ id })
      .getOne();
    return row ? { session: toSession(row), user: User.restore(row.user) } : undefined;
  }

  async findForChange(id: string): Promise<Session | undefined> {
    const row = await this.database
      .rows(SessionRow)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? toSession(row) : undefined;
  }

  async save({ snapshot }: Session): Promise<void> {
    await this.database.rows(SessionRow).upsert(snapshot, ['id']);
  }
}

const toSession = ({ id, userId, expiresAt, revokedAt }: SessionRow): Session =>
  Session.restore({ id, userId, expiresAt, revokedAt });
