import type { Database } from '../../../../platform/postgres/database';
import { countLists } from '../../../../platform/postgres/keyset';
import { type LateOrders, type ShippingCounts, ShippingFigures } from '../../application/ports';
import { countToSend } from './count-to-send';
import { ordersOf, toSendConditions } from './orders-to-send';

export class SqlShippingFigures extends ShippingFigures {
  constructor(private readonly database: Database) {
    super();
  }

  async counts(late: LateOrders): Promise<ShippingCounts> {
    const untracked = { from: ordersOf('untracked', false), where: [toSendConditions('untracked')] };
    const [toSend, sent] = await Promise.all([
      countToSend(this.database, { unpacked: 'unpacked', packed: 'packed', late }),
      countLists(this.database, { untracked }),
    ]);
    return { ...toSend, ...sent };
  }
}
