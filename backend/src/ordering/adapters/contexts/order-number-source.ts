import type { OrderNumberSource } from '../../../catalogue/order-numbers';
import type { NumberedOrders } from '../../application/ports';
import { numberIn, orderNumberOf } from '../../domain/order-number';

/** The catalogue's ledger names orders as people do. Digits alone are a number, too. */
export const orderNumberSource = (orders: NumberedOrders): OrderNumberSource => ({
  async numbersOf(orderIds) {
    const numbers = await orders.numbersOf(orderIds);
    return new Map([...numbers].map(([id, number]) => [id, orderNumberOf(number)]));
  },
  idsOf: (words) => orders.idsOf(words.flatMap((word) => numberIn(word) ?? numberIn(`hb${word}`) ?? [])),
});
