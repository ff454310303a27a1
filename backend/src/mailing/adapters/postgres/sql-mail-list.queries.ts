import sql, { type Sql } from 'sql-template-tag';
import { containsWords } from '../../../platform/postgres/contains-words';
import type { Database } from '../../../platform/postgres/database';
import { type KeysetList, readBatches, readPage, sortKey } from '../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../shared/page';
import { type ListedMail, type MailList, MailListQueries } from '../../application/ports';

export class SqlMailListQueries extends MailListQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async page(list: MailList, page: PageRequest): Promise<{ mails: ListedMail[]; meta: PageMeta }> {
    const { rows: mails, meta } = await readPage<ListedMail>(this.database, listOf(list), page);
    return { mails, meta };
  }

  batches(list: MailList): AsyncGenerator<ListedMail[]> {
    return readBatches<ListedMail>(this.database, listOf(list));
  }
}

const byTime = [sortKey.time(sql`m.created_at`), sortKey.id(sql`m.id`)];

const listOf = ({ sort, ...filter }: MailList): KeysetList => ({
  select: sql`m.id, m.kind, m.fact_id AS "factId", m.order_id AS "orderId", m.recipient, m.status, m.attempts, m.reason,
    m.created_at AS "createdAt", m.sent_at AS "sentAt", m.subject`,
  from: sql`mailing.mails m`,
  where: conditionsOf(filter),
  // Each status is a part of an index by time.
  oneOf: filter.statuses.map((status) => sql`m.status = ${status}`),
  sort: { name: sort, keys: byTime, descending: sort === 'newest' },
});

const conditionsOf = ({ words, kinds, orderId }: Omit<MailList, 'sort'>): Sql[] => [
  ...containsWords(sql`lower(m.recipient)`, words),
  ...(kinds.length > 0 ? [sql`m.kind = ANY(${kinds}::text[])`] : []),
  ...(orderId === undefined ? [] : [sql`(m.fact_id = ${orderId} OR m.order_id = ${orderId})`]),
];
