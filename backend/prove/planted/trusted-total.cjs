// @ts-check
// An order costs what the client says that it costs.
const lines = require('../../dist/src/ordering/domain/order-line.js');
const { NewOrders } = require('../../dist/src/ordering/application/new-orders.js');

const { place } = NewOrders.prototype;
if (!place || !lines.assertSeen) throw new Error('There is nothing to break');
lines.assertSeen = () => undefined;
NewOrders.prototype.place = function placeForLess(input, quote, recipient) {
  const total = input.seen.total ?? quote.total;
  return place.call(this, input, Object.create(quote, { total: { value: total } }), recipient);
};
