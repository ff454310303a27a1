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

  async countUnclaimed(email: string): Promise<number> {
    const [found] = await this.database.queryPrepared<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM ordering.orders WHERE ${unclaimed(email)}`,
    );
    return found!.count;
  }

  async claimAll(email: string, userId: string): Promise<number> {
    const claimed = await this.database.queryPrepared(
      sql`UPDATE ordering.orders SET claimed_by = ${userId} WHERE ${unclaimed(email)} RETURNING id`,
    );
    return claimed.length;
  }

  async idOf(orderName: string): Promise<string | undefined> {
    const [order] = await this.database.queryPrepared<{ id: string }>(
      sql`SELECT id FROM ordering.orders WHERE ${named(orderName)} AND is_guest`,
    );
    return order?.id;
  }
}

/** The money came, or it replaces pieces of an order of which the money came. */
const unclaimed = (email: string): Sql =>
  sql`is_guest AND shopper_email = ${email} AND claimed_by IS NULL AND stage IN ('paid', 'refunded', 'awaiting-return')`;

function named(orderName: string): Sql {
  const number = numberIn(orderName);
  return number === undefined ? sql`id = ${orderName}` : sql`number = ${number}`;
}
