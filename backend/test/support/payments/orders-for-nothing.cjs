// @ts-check
// Nothing of the shop makes discounts yet: each order gets one of all that it costs. A built server loads this before its own code.
const { NewOrders } = require('../../../dist/src/ordering/placing/application/new-orders');
const { Quote } = require('../../../dist/src/shared/quote');

const kind = { kind: 'discount', source: 'a-test', label: 'From a test', rate: null };
const { place } = NewOrders.prototype;
if (!place) throw new Error('No order is placed there any more');

NewOrders.prototype.place = function placeForNothing(attempt, purchase, buyer) {
  const { lines, delivery, subtotal } = purchase.quote;
  const quote = Quote.of(lines, delivery, [
    { ...kind, part: 'goods', amount: subtotal },
    { ...kind, part: 'delivery', amount: delivery },
  ]);
  return place.call(this, attempt, { ...purchase, quote }, buyer);
};
