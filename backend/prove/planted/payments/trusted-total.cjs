// @ts-check
// An order costs what the client says that it costs.
const lines = require('../../../dist/src/ordering/orders/domain/order-line.js');
const { Money } = require('../../../dist/src/shared/money.js');
const { Quote } = require('../../../dist/src/shared/quote.js');
const { NewOrders } = require('../../../dist/src/ordering/placing/application/new-orders.js');

const { place } = NewOrders.prototype;
if (!place || !lines.assertSeen) throw new Error('There is nothing to break');
lines.assertSeen = () => undefined;
NewOrders.prototype.place = function placeForLess(input, purchase, recipient) {
  const { quote } = purchase;
  const { cents } = input.seen.total ?? quote.total;
  const pieces = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const unitPrice = Money.ofCents(Math.max(1, Math.floor(cents / pieces)));
  const claimed = Quote.restore(quote.lines.map((line) => ({ ...line, unitPrice })));
  return place.call(this, input, { ...purchase, quote: claimed }, recipient);
};
