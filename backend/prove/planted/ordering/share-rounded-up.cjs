// @ts-check
// Each line's share of a discount is rounded up: together they take off more than the discount.
const { Money } = require('../../../src/shared/money');
const { Quote } = require('../../../src/shared/quote');
const { replace } = require('../plant.cjs');

replace(Quote, 'of', (of) => (lines, delivery, components = []) => {
  const quote = of.call(Quote, lines, delivery);
  const shareOf = ({ unitPrice, quantity }, amount) =>
    Money.ofCents(Math.ceil((amount.cents * unitPrice.times(quantity).cents) / quote.subtotal.cents));
  return Quote.restore(
    quote.lines.map((line) => ({
      ...line,
      components: components.map((one) => ({ ...one, amount: shareOf(line, one.amount) })),
    })),
  );
});
