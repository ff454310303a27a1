import type { Money } from '../../../shared/money';
import { DeliveryRates } from '../../application/ports';
import type { GoodsToSend, Method } from '../../domain/method';
import type { Destination } from '../../domain/zone';

/** The methods' own tables. */
export class TableRates extends DeliveryRates {
  async priceOf(method: Method, _destination: Destination, goods: GoodsToSend): Promise<Money> {
    return method.priceOf(goods);
  }
}
