import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { UnitsSold } from '../../../../inventory/stock-figures';
import { firstOf } from '../../application/first-variants';
import { type FirstRankings, RankingsStore, type Rankings } from '../../application/ports';
import type { DayRange } from '../../domain/report-range';
import type { Day } from '../../../../shared/time/shop-days';

export class SqlRankingsStore extends RankingsStore {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(): Promise<void> {
    await this.database.query(sql`LOCK TABLE reporting.rankings IN SHARE ROW EXCLUSIVE MODE`);
  }

  async find({ from, to }: DayRange): Promise<FirstRankings | undefined> {
    const [row] = await this.database.query<{ rankings: FirstRankings }>(
      sql`SELECT rankings FROM reporting.rankings WHERE from_day = ${from}::date AND to_day = ${to}::date`,
    );
    return row?.rankings;
  }

  async variants({ from, to }: DayRange, ranking: 'soldOut' | 'lowStock'): Promise<UnitsSold[] | undefined> {
    const [row] = await this.database.query<{ variants: UnitsSold[] | null }>(sql`
      SELECT variants -> ${ranking}::text AS variants FROM reporting.rankings
       WHERE from_day = ${from}::date AND to_day = ${to}::date`);
    return row?.variants ?? undefined;
  }

  async save({ from, to }: DayRange, { byUnits, byMoney, soldOut, lowStock }: Rankings): Promise<void> {
    const first = { byUnits, byMoney, soldOut: firstOf(soldOut), lowStock: firstOf(lowStock) };
    await this.database.query(sql`
      INSERT INTO reporting.rankings (from_day, to_day, rankings, variants)
      VALUES (${from}::date, ${to}::date, ${JSON.stringify(first)}, ${JSON.stringify({ soldOut, lowStock })})
      ON CONFLICT (from_day, to_day) DO UPDATE SET (rankings, variants) = (excluded.rankings, excluded.variants)`);
  }

  async forgetBefore(day: Day): Promise<void> {
    await this.database.query(sql`DELETE FROM reporting.rankings WHERE to_day < ${day}::date`);
  }
}
