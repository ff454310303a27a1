import { In, type Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { MailTextRepository } from '../../application/ports';
import type { MailTextName } from '../../domain/default-texts';
import { MailText } from '../../domain/mail-text';
import type { MailTextRow } from './mail-text.table';

export class TypeOrmMailTextRepository extends MailTextRepository {
  constructor(
    private readonly database: Database,
    private readonly texts: Repository<MailTextRow>,
  ) {
    super();
  }

  async find(names: readonly MailTextName[]): Promise<MailText[]> {
    const rows = await this.database.repository(this.texts).findBy({ name: In(names) });
    const byName = new Map(rows.map((row) => [row.name, row]));
    return names.map((name) => {
      const row = byName.get(name);
      return row ? MailText.restore(row) : MailText.original(name);
    });
  }

  /** Without a row, two first edits would not wait for each other. */
  async findForChange(name: MailTextName): Promise<MailText> {
    const texts = this.database.repository(this.texts);
    await texts.createQueryBuilder().insert().values(MailText.original(name).state).orIgnore().execute();
    return MailText.restore(
      await texts.findOneOrFail({ where: { name }, lock: { mode: 'pessimistic_write' } }),
    );
  }

  async save({ state: { name, ...changed } }: MailText): Promise<void> {
    await this.database.repository(this.texts).update({ name }, changed);
  }
}
