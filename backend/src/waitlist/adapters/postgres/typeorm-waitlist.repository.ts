import sql from 'sql-template-tag';
import { In, IsNull, MoreThan, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { deleteLimited } from '../../../platform/postgres/delete-limited';
import { advisoryLocks } from '../../../platform/postgres/locks/advisory-locks';
import { WaitlistRepository } from '../../application/ports';
import { WaitlistEntry } from '../../domain/waitlist-entry';
import type { WaitlistEntryRow } from './waitlist-entry.table';

const waiting = { confirmedAt: Not(IsNull()), toldAt: IsNull() };
const locked = { mode: 'pessimistic_write' } as const;

export class TypeOrmWaitlistRepository extends WaitlistRepository {
  constructor(
    private readonly database: Database,
    private readonly table: Repository<WaitlistEntryRow>,
  ) {
    super();
  }

  async add({ state }: WaitlistEntry): Promise<boolean> {
    const added = await this.rows
      .createQueryBuilder()
      .insert()
      .values({ ...state })
      .orIgnore()
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  find(id: string): Promise<WaitlistEntry | undefined> {
    return this.findOne({ id }, false);
  }

  findForChange(id: string): Promise<WaitlistEntry | undefined> {
    return this.findOne({ id }, true);
  }

  findByTokenForChange(tokenHash: string): Promise<WaitlistEntry | undefined> {
    return this.findOne({ tokenHash }, true);
  }

  async save({ state }: WaitlistEntry): Promise<void> {
    await this.rows.update({ id: state.id }, { ...state });
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  async variantsOf(shopperId: string): Promise<string[]> {
    const rows = await this.rows.find({
      where: { shopperId, toldAt: IsNull() },
      select: { variantId: true },
    });
    return rows.map(({ variantId }) => variantId);
  }

  async deleteOf(shopperId: string, variantId: string): Promise<void> {
    await this.rows.delete({ shopperId, variantId, toldAt: IsNull() });
  }

  async deleteUnconfirmed(email: string, variantId: string): Promise<void> {
    await this.rows.delete({ email, variantId, confirmedAt: IsNull() });
  }

  async awaited(variantIds: string[]): Promise<string[]> {
    const rows = await this.rows
      .createQueryBuilder('entry')
      .select('DISTINCT entry.variant_id', 'variantId')
      .where({ variantId: In(variantIds), ...waiting })
      .getRawMany<{ variantId: string }>();
    return rows.map(({ variantId }) => variantId);
  }

  countTold(restockId: string, variantId: string): Promise<number> {
    return this.rows.countBy({ toldOf: restockId, variantId });
  }

  countToldSince(variantId: string, since: Date): Promise<number> {
    return this.rows.countBy({ variantId, toldAt: MoreThan(since) });
  }

  async lockList(variantOrShopperId: string): Promise<void> {
    await this.database.query(
      sql`SELECT pg_advisory_xact_lock(${advisoryLocks.waitlists}, hashtext(${variantOrShopperId}))`,
    );
  }

  async longestWaiting(variantId: string, limit: number): Promise<WaitlistEntry[]> {
    if (limit === 0) return [];
    const rows = await this.rows.find({
      where: { variantId, ...waiting },
      order: { confirmedAt: 'ASC', id: 'ASC' },
      take: limit,
      lock: locked,
    });
    return rows.map((row) => WaitlistEntry.restore(row));
  }

  deleteLapsed(requested: Date, done: Date, limit: number): Promise<number> {
    const lapsed = sql`requested_at < ${requested} OR told_at < ${done} OR (confirmed_at IS NULL AND requested_at < ${done})`;
    return deleteLimited(this.database, sql`waitlist.entries`, lapsed, limit);
  }

  private async findOne(
    where: FindOptionsWhere<WaitlistEntryRow>,
    isForChange: boolean,
  ): Promise<WaitlistEntry | undefined> {
    const row = await this.rows.findOne(isForChange ? { where, lock: locked } : { where });
    return row ? WaitlistEntry.restore(row) : undefined;
  }

  private get rows(): Repository<WaitlistEntryRow> {
    return this.database.repository(this.table);
  }
}
