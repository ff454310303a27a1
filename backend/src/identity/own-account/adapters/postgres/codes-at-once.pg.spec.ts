import { audit } from '../../../../../test/support/memory/audit-in-memory';
import { FixedClock } from '../../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../../test/support/memory/in-memory-outbox';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { gate, somebodyWaits } from '../../../../../test/support/turns';
import { until } from '../../../../../test/support/until';
import type { UnitOfWork } from '../../../../shared/unit-of-work';
import { PasswordResetRow } from '../../../password-resets/adapters/postgres/password-reset.table';
import { TypeOrmPasswordResetRepository } from '../../../password-resets/adapters/postgres/typeorm-password-reset.repository';
import { UserRow } from '../../../users/adapters/postgres/user.table';
import { TypeOrmUserRepository } from '../../../users/adapters/postgres/typeorm-user.repository';
import { aUser } from '../../../users/application/user-repository.contract';
import { ConfirmEmailChange } from '../../application/confirm-email-change';
import { openChange } from '../../application/open-change';
import { ProveEmail } from '../../application/prove-email';
import { WrongEmailCode } from '../../domain/email-change.errors';
import { HmacEmailCodes } from '../crypto/hmac-email-codes';
import { EmailChangeRow } from './email-change.table';
import { TypeOrmEmailChangeRepository } from './typeorm-email-change.repository';

describe('a code that is typed while another one is asked for', () => {
  const postgres = testDatabase();
  const [clock, codes] = [new FixedClock(), new HmacEmailCodes('a-secret')];

  /** Transactions are tried once: what Postgres ends because of a deadlock fails. */
  const triedOnce = (): UnitOfWork => {
    const { database } = postgres();
    return { run: (work) => database.runInTransaction(work) };
  };

  async function aShopper() {
    const { database, rows } = postgres();
    const unitOfWork = triedOnce();
    const users = new TypeOrmUserRepository(database, rows(UserRow));
    const changes = new TypeOrmEmailChangeRepository(database, rows(EmailChangeRow));
    const resets = new TypeOrmPasswordResetRepository(database, rows(PasswordResetRow));
    const user = aUser();
    await users.add(user);
    const { id: userId, email } = user.state;
    const proof = new ProveEmail(users, changes, codes, unitOfWork, clock);
    const move = new ConfirmEmailChange(
      ...([users, resets, changes, codes, audit, new InMemoryOutbox(), unitOfWork, clock] as const),
    );
    const ask = async (newEmail: string) => {
      const locked = (await users.findForChange(userId))!;
      return openChange(changes, locked, newEmail, clock.now());
    };
    const askAndWrite = (newEmail: string) =>
      unitOfWork.run(async () => {
        const change = (await changes.find(await ask(newEmail)))!;
        const { code, hash } = codes.create(change.state.id);
        change.writeCode(hash);
        await changes.save(change);
        return code;
      });
    return {
      ...{ users, userId, email, askAndWrite, ask },
      prove: (code: string) => proof.execute({ userId, code }),
      confirm: (code: string) => move.execute({ userId, code }),
    };
  }

  /** The code is typed when the other request has locked the user, and nothing else. @returns what the code did */
  async function amidRequest<T>(
    { users, userId, ask }: Awaited<ReturnType<typeof aShopper>>,
    newEmail: string,
    typed: () => Promise<T>,
  ): Promise<T> {
    const { database } = postgres();
    const [locked, allowed] = [gate(), gate()];
    const request = triedOnce().run(async () => {
      await users.findForChange(userId);
      locked.open();
      await allowed.opened;
      await ask(newEmail);
    });
    await locked.opened;
    const done = typed();
    done.catch(() => undefined);
    try {
      await until(() => somebodyWaits(database));
    } finally {
      allowed.open();
      await request;
    }
    return done;
  }

  it('waits for the request, and does not prove the address any more', async () => {
    const sam = await aShopper();
    const code = await sam.askAndWrite(sam.email);
    expect(await amidRequest(sam, sam.email, () => sam.prove(code))).toBeUndefined();
    expect(await sam.users.provedEmailOf(sam.userId)).toBeUndefined();
    expect(await sam.prove(await sam.askAndWrite(sam.email))).toBe(sam.email);
  });

  it('waits for the request, and does not change the address any more', async () => {
    const sam = await aShopper();
    const newEmail = `new-${sam.email}`;
    const code = await sam.askAndWrite(newEmail);
    const typed = amidRequest(sam, newEmail, () => sam.confirm(code));
    await expect(typed).rejects.toThrow(WrongEmailCode);
    await sam.confirm(await sam.askAndWrite(newEmail));
    expect((await sam.users.findByEmail(newEmail))?.state.id).toBe(sam.userId);
  });
});
