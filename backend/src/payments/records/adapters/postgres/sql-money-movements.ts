import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type KeysetList, readBatches, readPage, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import { type MoneyMovement, MoneyMovements, type MovementList } from '../../../money-movements';

export class SqlMoneyMovements extends MoneyMovements {
  constructor(private readonly database: Database) {
    super();
  }

  page(list: MovementList, request: PageRequest): Promise<{ rows: MoneyMovement[]; meta: PageMeta }> {
    return readPage(this.database, listOf(list), request);
  }

  batches(list: MovementList): AsyncGenerator<MoneyMovement[]> {
    return readBatches(this.database, listOf(list));
  }
}

/** The captures and the refunds, each along its index by time. */
const movements = sql`(
  SELECT h.id, CASE h.step WHEN 'paid' THEN 'captured' ELSE h.step END AS kind, h.payment_id, h.amount_cents AS cents, h.reference, h.changed_at AS at
    FROM payments.payment_history h WHERE h.step IN ('paid', 'mispaid')
  UNION ALL
  SELECT r.id, CASE r.reason WHEN 'elsewhere' THEN 'refunded-elsewhere' ELSE 'refunded' END, r.payment_id, -r.amount_cents, r.refund_id, r.refunded_at
    FROM payments.refunds r WHERE r.refunded_at IS NOT NULL)`;

const listOf = ({ period: { from, to }, kinds, sort }: MovementList): KeysetList => ({
  select: sql`m.id, m.kind, p.order_id AS "orderId", m.cents, m.reference, m.at`,
  from: sql`${movements} m JOIN payments.payments p ON p.id = m.payment_id`,
  where: [
    sql`m.at >= ${from} AND m.at < ${to}`,
    // An order of which nothing was owed moved none.
    sql`m.cents <> 0`,
    ...(kinds.length > 0 ? [sql`m.kind = ANY(${kinds}::text[])`] : []),
  ],
  sort: { name: sort, keys: [sortKey.time(sql`m.at`), sortKey.id(sql`m.id`)], descending: sort === 'newest' },
});
