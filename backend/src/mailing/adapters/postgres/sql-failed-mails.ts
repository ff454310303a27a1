import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { countLists } from '../../../platform/postgres/keyset';
import type { BoundedCount } from '../../../shared/page';
import { FailedMails } from '../../failed-mails';
import type { MailStatus } from '../../domain/mail';

const failed: MailStatus = 'failed';

export class SqlFailedMails extends FailedMails {
  constructor(private readonly database: Database) {
    super();
  }

  async count(): Promise<BoundedCount> {
    const mails = { from: sql`mailing.mails m`, where: [sql`m.status = ${failed}`] };
    const counts = await countLists(this.database, { mails });
    return counts.mails;
  }
}
