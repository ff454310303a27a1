import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { numberIn } from '../../../orders/domain/order-number';
import { GuestOrders } from '../../application/ports';

export class SqlGuestOrders extends GuestOrders {
  constructor(private readonly database: Database) {
    super();
  }

  async shopperOfClaimed(orderName: string, userId: string): Promise<string | undefined> {
    const [order] = await this.database.queryPrepared<{ shopperId: string }>(
      sql`SELECT shopper_id AS "shopperId" FROM ordering.orders WHERE ${named(orderName)} AND claimed_by = ${userId}`,
    );
    return order?.shopperId;
  }

  async idOf(orderName: string): Promise<string | undefined> {
    const [order] = await this.database.queryPrepared<{ id: string }>(
      sql`SELECT id FROM ordering.orders WHERE ${named(orderName)} AND is_guest`,
    );
    return order?.id;
  }
}

function named(orderName: string): Sql {
  const number = numberIn(orderName);
  return number === undefined ? sql`id = ${orderName}` : sql`number = ${number}`;
}
