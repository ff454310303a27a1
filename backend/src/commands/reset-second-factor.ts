import { parseArgs } from 'node:util';
import { SqlAuditTrail } from '../audit/adapters/postgres/sql-audit-trail';
import { SessionRow } from '../identity/sessions/adapters/postgres/session.table';
import { TypeOrmSessionRepository } from '../identity/sessions/adapters/postgres/typeorm-session.repository';
import { TypeOrmUserRepository } from '../identity/users/adapters/postgres/typeorm-user.repository';
import { UserRow } from '../identity/users/adapters/postgres/user.table';
import { ResetSecondFactor } from '../identity/second-factor/application/reset-second-factor';
import { NoSuchUser } from '../identity/users/domain/user.errors';
import { SecondFactorIsOff } from '../identity/second-factor/domain/second-factor.errors';
import { StartupError } from '../platform/config/startup-error';
import { TypeOrmUnitOfWork } from '../platform/postgres/typeorm-unit-of-work';
import { theShop } from '../shared/actor';
import { SystemClock } from '../shared/time/clock';
import { operatorCommand } from './operator-command';

/** Turns off the second factor of an admin who has lost the app and the recovery codes. */
operatorCommand(async (database, say) => {
  const email = emailIn(process.argv.slice(2));
  const reset = new ResetSecondFactor(
    new TypeOrmUserRepository(database, database.dataSource.getRepository(UserRow)),
    new TypeOrmSessionRepository(database, database.dataSource.getRepository(SessionRow)),
    new SqlAuditTrail(database, { get: () => theShop }),
    new TypeOrmUnitOfWork(database),
    new SystemClock(),
  );
  try {
    await reset.execute(email);
  } catch (error) {
    if (error instanceof NoSuchUser) throw new StartupError(`${email} has no account.`);
    if (error instanceof SecondFactorIsOff) throw new StartupError(`${email} has no second factor.`);
    throw error;
  }
  say(`The second factor of ${email} is off, and all sessions are ended.`);
});

function emailIn(args: string[]): string {
  const usage = new StartupError('Usage: npm run admin:reset-factor -- --email ada@example.com');
  try {
    const { email } = parseArgs({ args, options: { email: { type: 'string' } } }).values;
    if (email) return email.toLowerCase();
  } catch {
    throw usage;
  }
  throw usage;
}
