import sql from 'sql-template-tag';
import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { type OpenedOrder, OrderLinkRepository } from '../../application/ports';
import type { OrderLinkRow } from './order-link.table';

export class TypeOrmOrderLinkRepository extends OrderLinkRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<OrderLinkRow>,
  ) {
    super();
  }

  async add(link: { id: string; orderId: string; tokenHash: string }, now: Date): Promise<void> {
    await this.links.insert({ ...link, createdAt: now, revokedAt: null });
  }

  async orderOf(tokenHash: string): Promise<OpenedOrder | undefined> {
    const [opened] = await this.database.queryPrepared<OpenedOrder>(sql`
      SELECT o.id AS "orderId", o.number::double precision AS number, o.shopper_id AS "shopperId",
             o.shopper_email AS "shopperEmail"
        FROM ordering.order_links l JOIN ordering.orders o ON o.id = l.order_id
       WHERE l.token_hash = ${tokenHash} AND l.revoked_at IS NULL`);
    return opened;
  }

  async revokeAll(orderId: string, now: Date): Promise<number> {
    const revoked = await this.database.queryPrepared(sql`
      UPDATE ordering.order_links SET revoked_at = ${now} WHERE order_id = ${orderId} AND revoked_at IS NULL RETURNING id`);
    return revoked.length;
  }

  private get links(): Repository<OrderLinkRow> {
    return this.database.repository(this.rows);
  }
}
