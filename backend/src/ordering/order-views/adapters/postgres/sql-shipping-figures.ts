import type { Database } from '../../../../platform/postgres/database';
import { type CountedList, countLists } from '../../../../platform/postgres/keyset';
import { type LateOrders, type ShippingCounts, ShippingFigures, type ToSend } from '../../application/ports';
import { oldestToSend, ordersOf, toSendConditions } from './orders-to-send';

/** A shop with more orders to send counts the oldest of them. */
const maxLookedAt = 5_000;

export class SqlShippingFigures extends ShippingFigures {
  constructor(private readonly database: Database) {
    super();
  }

  counts(late: LateOrders): Promise<ShippingCounts> {
    return countLists(this.database, {
      unpacked: oldest('unpacked'),
      packed: oldest('packed'),
      late: oldest(late),
      untracked: { from: ordersOf('untracked', false), where: [toSendConditions('untracked')] },
    });
  }
}

const oldest = (toSend: ToSend): CountedList => ({
  from: oldestToSend(maxLookedAt),
  where: [toSendConditions(toSend)],
});
