import { StockFellLow } from '../../../inventory/inventory.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class StockFellLowListener extends Listener<StockFellLow> {
  readonly event = StockFellLow;
  readonly name = 'mailing:stock-fell-low';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ digestId }: StockFellLow): Promise<void> {
    return this.writeMail.execute({ kind: 'low-stock', factId: digestId });
  }
}
