import { testDatabase } from '../../../../test/support/postgres/test-database';
import { newId } from '../../../shared/ids';
import { describeMailRepository } from '../../application/mail-repository.contract';
import { Mail } from '../../domain/mail';
import { MailRow } from './mail.table';
import { TypeOrmMailRepository } from './typeorm-mail.repository';

describe('e-mails in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    return { mails: new TypeOrmMailRepository(database, rows(MailRow)), unitOfWork };
  };
  describeMailRepository(world);

  it('counts each of many e-mails that are written to a mailbox at the same time', async () => {
    const { mails, unitOfWork } = world();
    const recipient = `${newId()}@mail.test`;
    const [now, since] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-01T11:00:00Z')];
    const countBefore = () =>
      unitOfWork.run(async () => {
        await mails.lockMailbox(recipient);
        const count = await mails.countOf(['welcome'], recipient, since);
        await mails.add(Mail.write({ kind: 'welcome', factId: newId(), orderId: null, recipient }, now));
        return count;
      });
    const counts = await Promise.all(Array.from({ length: 6 }, countBefore));
    expect(counts.sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
