import { NewOrders } from '../../../src/ordering/placing/application/new-orders';
import { Money } from '../../../src/shared/money';
import { type Component, Quote } from '../../../src/shared/quote';

const aDiscount: Omit<Component, 'part' | 'amount'> = {
  ...{ kind: 'discount', source: 'a-test', label: 'From a test', rate: null },
};

/** Nothing of the shop makes discounts yet: the orders that this process places get this one, by the use case. */
export function discountOrders(discountOf: (quote: Quote) => Component[]): jest.SpyInstance {
  const place = Reflect.get<NewOrders, 'place'>(NewOrders.prototype, 'place');
  return jest.spyOn(NewOrders.prototype, 'place').mockImplementation(function (
    this: NewOrders,
    attempt,
    purchase,
    buyer,
  ) {
    const { lines, delivery } = purchase.quote;
    const quote = Quote.of(lines, delivery, discountOf(purchase.quote));
    return Reflect.apply(place, this, [attempt, { ...purchase, quote }, buyer]);
  });
}

export const partOff = (cents: number): Component[] => [
  { ...aDiscount, part: 'goods', amount: Money.ofCents(cents) },
];

/** All that the purchase costs. */
export const wholeOff = ({ subtotal, delivery }: Quote): Component[] => [
  { ...aDiscount, part: 'goods', amount: subtotal },
  { ...aDiscount, part: 'delivery', amount: delivery },
];
