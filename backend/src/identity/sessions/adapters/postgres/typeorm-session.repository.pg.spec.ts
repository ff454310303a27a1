import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { SystemClock } from '../../../../shared/time/clock';
import { TouchSession } from '../../application/touch-session';
import { LogOut } from '../../application/log-out';
import { Session, SessionLifetime } from '../../domain/session';
import { describeSessionRepository } from '../../application/session-repository.contract';
import { aUser } from '../../../users/application/user-repository.contract';
import { TypeOrmSessionRepository } from './typeorm-session.repository';
import { TypeOrmUserRepository } from '../../../users/adapters/postgres/typeorm-user.repository';
import { UserRow } from '../../../users/adapters/postgres/user.table';
import { SessionRow } from './session.table';

describe('sessions in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const users = new TypeOrmUserRepository(database, rows(UserRow));
    return { sessions: new TypeOrmSessionRepository(database, rows(SessionRow)), users, unitOfWork };
  };
  describeSessionRepository(world);

  it('stay revoked when they are renewed during a sign-out', async () => {
    const { sessions, users, unitOfWork } = world();
    const hour = SessionLifetime.ofMinutes(60);
    const touchSession = new TouchSession(users, sessions, hour, unitOfWork, new SystemClock());
    const logOut = new LogOut(sessions, unitOfWork, new SystemClock());
    const halfAnHourAgo = new Date(Date.now() - 30 * 60_000);
    const user = aUser();
    await users.add(user);
    for (let round = 0; round < 20; round++) {
      const session = Session.open(
        { userId: user.state.id, device: 'Chrome on Windows' },
        hour,
        halfAnHourAgo,
      );
      const sessionId = session.state.id;
      await sessions.save(session);
      const uses = Array.from({ length: 4 }, () => touchSession.execute(sessionId));
      await Promise.all([...uses, logOut.execute(sessionId)]);
      expect(await touchSession.execute(sessionId)).toBeUndefined();
    }
  });
});
