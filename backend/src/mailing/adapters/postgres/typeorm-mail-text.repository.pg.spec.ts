import { testDatabase } from '../../../../test/support/postgres/test-database';
import { describeMailTextRepository } from '../../application/mail-text-repository.contract';
import { originalOf } from '../../domain/mail-text';
import { StaleMailText } from '../../domain/mailing.errors';
import { MailTextRow } from './mail-text.table';
import { TypeOrmMailTextRepository } from './typeorm-mail-text.repository';

describe('texts of e-mails in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    return { texts: new TypeOrmMailTextRepository(database, rows(MailTextRow)), unitOfWork };
  };
  describeMailTextRepository(world);

  it('accepts one of many first edits at the same time', async () => {
    const { texts, unitOfWork } = world();
    const edit = (closing: string) =>
      unitOfWork.run(async () => {
        const text = await texts.findForChange('return-arrived');
        text.edit(0, { ...originalOf('return-arrived'), closing }, new Date());
        await texts.save(text);
      });
    const results = await Promise.allSettled(['One', 'Two', 'Three', 'Four'].map(edit));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StaleMailText);
    expect((await texts.find(['return-arrived']))[0]!.state.version).toBe(1);
  });
});
