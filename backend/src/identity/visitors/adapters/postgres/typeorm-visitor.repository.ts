import sql from 'sql-template-tag';
import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { VisitorRepository } from '../../application/ports';
import { Visitor } from '../../domain/visitor';
import type { VisitorRow } from './visitor.table';

export class TypeOrmVisitorRepository extends VisitorRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<VisitorRow>,
  ) {
    super();
  }

  async add({ state }: Visitor): Promise<void> {
    await this.visitors.insert({ ...state });
  }

  async findByToken(tokenHash: string): Promise<Visitor | undefined> {
    const row = await this.visitors.findOneBy({ tokenHash });
    if (!row) return undefined;
    const { id, expiresAt, mergedInto } = row;
    return Visitor.restore({ id, tokenHash, expiresAt, mergedInto });
  }

  async lockUnmerged(id: string): Promise<boolean> {
    const held = await this.database.query(
      sql`SELECT FROM identity.visitors WHERE id = ${id} AND merged_into IS NULL FOR SHARE`,
    );
    return held.length > 0;
  }

  async lockMergedInto(id: string): Promise<string | undefined> {
    const [held] = await this.database.query<{ userId: string | null }>(
      sql`SELECT merged_into AS "userId" FROM identity.visitors WHERE id = ${id} FOR SHARE`,
    );
    return held?.userId ?? undefined;
  }

  async mergedInto(userId: string): Promise<string[]> {
    const merged = await this.database.queryPrepared<{ id: string }>(
      sql`SELECT id FROM identity.visitors WHERE merged_into = ${userId}`,
    );
    return merged.map(({ id }) => id);
  }

  async extend({ state: { id, expiresAt } }: Visitor): Promise<void> {
    await this.visitors.update(id, { expiresAt });
  }

  async merge(tokenHash: string, userId: string, now: Date): Promise<string | undefined> {
    const [merged] = await this.database.query<{ id: string }>(sql`
      UPDATE identity.visitors SET merged_into = ${userId}
       WHERE token_hash = ${tokenHash} AND merged_into IS NULL AND expires_at > ${now} RETURNING id`);
    return merged?.id;
  }

  async deleteExpired(before: Date, limit: number): Promise<string[]> {
    const deleted = await this.database.query<{ id: string }>(sql`
      DELETE FROM identity.visitors WHERE id = ANY (ARRAY(
        SELECT id FROM identity.visitors WHERE expires_at < ${before} LIMIT ${limit} FOR UPDATE SKIP LOCKED))
      RETURNING id`);
    return deleted.map(({ id }) => id);
  }

  private get visitors(): Repository<VisitorRow> {
    return this.database.repository(this.rows);
  }
}
