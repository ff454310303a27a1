import { OrderNumbers } from '../../../../inventory/order-numbers';
import type { NumberedOrders } from '../../application/ports';
import { numberIn, orderNumberOf } from '../../domain/order-number';

export class OrderingOrderNumbers extends OrderNumbers {
  constructor(private readonly orders: NumberedOrders) {
    super();
  }

  async numbersOf(orderIds: string[]): Promise<Map<string, string>> {
    const numbers = await this.orders.numbersOf(orderIds);
    return new Map([...numbers].map(([id, number]) => [id, orderNumberOf(number)]));
  }

  /** Digits alone are a number, too. */
  idsOf(words: string[]): Promise<string[]> {
    return this.orders.idsOf(words.flatMap((word) => numberIn(word) ?? numberIn(`hb${word}`) ?? []));
  }
}
