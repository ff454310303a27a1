import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Day, ShopDays } from '../../../../shared/time/shop-days';
import { OverdueParcels } from '../../application/ports';

export class SqlOverdueParcels extends OverdueParcels {
  constructor(
    private readonly database: Database,
    private readonly days: ShopDays,
  ) {
    super();
  }

  /** A parcel that was sent late takes as long from then on as it was promised to take from the order on. */
  async find(dueBefore: Day, limit: number): Promise<string[]> {
    const { timeZone } = this.days;
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT p.id FROM ordering.parcels p JOIN ordering.orders o ON o.id = p.order_id
       CROSS JOIN LATERAL (SELECT (o.delivery #>> '{promised,to}')::date AS last) promised
       WHERE p.status = 'sent' AND o.delivery ->> 'kind' = 'delivery'
         AND greatest(last, (p.sent_at AT TIME ZONE ${timeZone})::date + (last - (o.placed_at AT TIME ZONE ${timeZone})::date)) < ${dueBefore}::date
       ORDER BY p.sent_at, p.id LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  }
}
