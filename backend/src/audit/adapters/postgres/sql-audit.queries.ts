import sql, { type Sql } from 'sql-template-tag';
import { containsWords } from '../../../platform/postgres/contains-words';
import type { Database } from '../../../platform/postgres/database';
import { isoTime } from '../../../platform/postgres/iso-time';
import { type KeysetList, readBatches, readPage, sortKey } from '../../../platform/postgres/keyset';
import type { PageRequest } from '../../../shared/page';
import { type AuditFilter, AuditQueries, type FoundEntry } from '../../application/ports';

const newestFirst = {
  name: 'newest',
  keys: [sortKey.time(sql`e.recorded_at`), sortKey.bigint(sql`e.id`)],
  descending: true,
};

export class SqlAuditQueries extends AuditQueries {
  constructor(private readonly database: Database) {
    super();
  }

  page(filter: AuditFilter, page: PageRequest) {
    return readPage<FoundEntry>(this.database, listOf(filter), page);
  }

  batches(filter: AuditFilter): AsyncGenerator<FoundEntry[]> {
    return readBatches<FoundEntry>(this.database, listOf(filter));
  }
}

const listOf = (filter: AuditFilter): KeysetList => ({
  select: sql`e.id::text, ${isoTime(sql`e.recorded_at`)} AS at, e.actor, e.actor_name AS "actorName", e.subject,
    e.subject_id AS "subjectId", e.label, e.action, e.before, e.after`,
  from: sql`audit.entries e`,
  where: conditionsOf(filter),
  sort: newestFirst,
});

/** Entries of an order have its number as their label. */
function searched(words: string[]): Sql[] {
  const [, digits] = (words.length === 1 && /^hb-?(\d{1,15})$/.exec(words[0]!)) || [];
  if (digits !== undefined) return [sql`lower(e.label) = ${`hb-${digits}`}`];
  return containsWords(sql`e.search`, words);
}

function conditionsOf({ words, subjects, subjectId, actor, from, to }: AuditFilter): Sql[] {
  return [
    ...searched(words),
    ...(subjects.length > 0 ? [sql`e.subject = ANY(${subjects}::text[])`] : []),
    ...(subjectId === undefined ? [] : [sql`e.subject_id = ${subjectId}`]),
    ...(actor === undefined ? [] : [sql`e.actor = ${actor}`]),
    ...(from ? [sql`e.recorded_at >= ${from}`] : []),
    ...(to ? [sql`e.recorded_at < ${to}`] : []),
  ];
}
