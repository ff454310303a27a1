import sql from 'sql-template-tag';
import { OrdersOfGuests } from '../../../../identity/orders-of-guests';
import type { OpenMoney } from '../../../../payments/open-money';
import type { Database } from '../../../../platform/postgres/database';

/** Neither paid for nor ended, held, or paid and not delivered; what is rejected stays paid until its money is back. */
const isUnfinished = sql`o.stage IN ('awaiting-payment', 'awaiting-return', 'in-review') OR o.held_for IS NOT NULL
  OR (o.stage = 'paid' AND o.status <> 'delivered')`;

const isUnderway = sql`EXISTS (SELECT FROM ordering.parcels p WHERE p.order_id = o.id AND p.status IN ('packed', 'sent'))`;

const isComingBack = sql`EXISTS (
  SELECT FROM ordering.returns r WHERE r.order_id = o.id AND r.state IN ('declared', 'posted', 'arrived'))`;

/** A refund that was refused can be asked for again: its money is still the guest's. */
const isOwed = sql`EXISTS (
    SELECT FROM ordering.refunds r
     WHERE r.order_id = o.id AND (r.state IN ('intended', 'pending') OR (o.stage = 'paid' AND r.state = 'refused')))
  OR (o.stage = 'paid' AND EXISTS (
    SELECT FROM ordering.cancellations c WHERE c.order_id = o.id AND c.refund_cents > 0 AND c.refunded_at IS NULL))`;

/** Also by somebody with the order's address who named no order of the shop: the addresses of all open cases are read once. */
const isWithdrawn = sql`EXISTS (
    SELECT FROM ordering.withdrawal_cases c WHERE c.order_id = o.id AND c.settled_at IS NULL)
  OR EXISTS (
    SELECT FROM ordering.withdrawal_cases c WHERE c.named_order_id = o.id AND c.settled_at IS NULL)
  OR lower(o.shopper_email) IN (
    SELECT w.email FROM ordering.withdrawal_cases c JOIN ordering.withdrawals w ON w.id = c.withdrawal_id
     WHERE c.settled_at IS NULL)`;

export class SqlOrdersOfGuests extends OrdersOfGuests {
  constructor(
    private readonly database: Database,
    private readonly money: OpenMoney,
  ) {
    super();
  }

  /** The lock and the looks are several statements: those after it see what others have committed before the lock. */
  async lockOpen(guestIds: string[], now: Date): Promise<string[]> {
    const locked = await this.database.query<{ id: string }>(sql`
      SELECT id FROM ordering.orders WHERE shopper_id = ANY(${guestIds}::uuid[]) FOR NO KEY UPDATE SKIP LOCKED`);
    const ids = locked.map(({ id }) => id);
    const unsettled = await this.money.ordersWithOpenMoney(ids);
    const open = await this.database.query<{ id: string }>(sql`
      SELECT DISTINCT o.shopper_id AS id FROM ordering.orders o
       WHERE o.shopper_id = ANY(${guestIds}::uuid[])
         AND (o.id <> ALL(${ids}::uuid[]) OR o.id = ANY(${unsettled}::uuid[]) OR ${isUnfinished} OR ${isUnderway} OR ${isComingBack} OR ${isOwed} OR ${isWithdrawn}
              OR ${isReturnable(now)})`);
    return open.map(({ id }) => id);
  }

  async revokeLinks(guestIds: string[], now: Date): Promise<void> {
    await this.database.query(sql`
      UPDATE ordering.order_links SET revoked_at = ${now}
       WHERE revoked_at IS NULL
         AND order_id IN (SELECT id FROM ordering.orders WHERE shopper_id = ANY(${guestIds}::uuid[]))`);
  }
}

/** The days of the shop end within a day of those of UTC, and so does the window that the rules give; a late delivery begins it late. */
const isReturnable = (now: Date) => sql`greatest(o.updated_at, (
    SELECT max(p.delivered_at) FROM ordering.parcels p WHERE p.order_id = o.id))
  > ${now}::timestamptz - make_interval(days => 2 + coalesce((SELECT window_days FROM ordering.return_rules), 30))`;
