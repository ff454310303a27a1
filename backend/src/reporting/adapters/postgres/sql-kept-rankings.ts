import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { KeptRankings, type Rankings } from '../../application/ports';
import type { DayRange } from '../../domain/report-range';
import type { Day } from '../../../shared/shop-days';

export class SqlKeptRankings extends KeptRankings {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(): Promise<void> {
    await this.database.query(sql`LOCK TABLE reporting.rankings IN SHARE ROW EXCLUSIVE MODE`);
  }

  async find({ from, to }: DayRange): Promise<Rankings | undefined> {
    const [row] = await this.database.query<{ rankings: Rankings }>(
      sql`SELECT rankings FROM reporting.rankings WHERE from_day = ${from}::date AND to_day = ${to}::date`,
    );
    return row?.rankings;
  }

  async save({ from, to }: DayRange, rankings: Rankings): Promise<void> {
    await this.database.query(sql`
      INSERT INTO reporting.rankings VALUES (${from}::date, ${to}::date, ${JSON.stringify(rankings)})
      ON CONFLICT (from_day, to_day) DO UPDATE SET rankings = excluded.rankings`);
  }

  async forgetBefore(day: Day): Promise<void> {
    await this.database.query(sql`DELETE FROM reporting.rankings WHERE to_day < ${day}::date`);
  }
}
