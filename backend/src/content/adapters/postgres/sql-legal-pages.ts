import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { legalSlugs } from '../../domain/page';
import { LegalPages, type PageVersionInForce } from '../../legal-pages';

export class SqlLegalPages extends LegalPages {
  constructor(private readonly database: Database) {
    super();
  }

  versionsInForce(): Promise<PageVersionInForce[]> {
    return this.database.queryPrepared<PageVersionInForce>(sql`
      SELECT p.slug, v.title, p.version
        FROM content.pages p JOIN content.page_versions v USING (slug, version)
       WHERE p.slug = ANY(${[...legalSlugs]}::text[]) ORDER BY p.slug`);
  }
}
