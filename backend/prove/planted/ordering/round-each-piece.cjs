// @ts-check
// Each piece that goes back is rounded by itself: the pieces of a line may add up to a cent more or less than was paid for it.
const { OrderRefunds } = require('../../../src/ordering/refunds/domain/order-refunds');
const { Money } = require('../../../src/shared/money');
const { costOf } = require('../../../src/shared/quote');
const { replace } = require('../plant.cjs');

replace(
  OrderRefunds.prototype,
  'worthOf',
  () =>
    function worthOfEach(pieces) {
      return this.payableOf(pieces).reduce((sum, { variantId, quantity }) => {
        const line = this.order.lines.find((one) => one.variantId === variantId);
        const each = Money.ofCents(Math.round(costOf(line, 'goods').cents / line.quantity));
        return sum.plus(each.times(quantity));
      }, Money.zero);
    },
);
