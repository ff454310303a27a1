import { Money } from './money';
import { Quote } from './quote';

const lines = [
  { title: 'Socks', unitPrice: Money.ofDollars('9.99'), quantity: 3 },
  { title: 'Cap', unitPrice: Money.ofDollars('19.95'), quantity: 1 },
];

describe('a quote', () => {
  it('adds the price of the delivery to the goods, split among the lines in whole cents', () => {
    const quote = Quote.of(lines, Money.ofDollars('4.90'));
    expect([quote.subtotal, quote.delivery, quote.total]).toEqual(
      ['49.92', '4.90', '54.82'].map((amount) => Money.ofDollars(amount)),
    );
    expect(quote.lines).toMatchObject([
      { title: 'Socks', deliveryShare: Money.ofCents(294) },
      { title: 'Cap', deliveryShare: Money.ofCents(196) },
    ]);
  });

  it('splits nothing again', () => {
    const kept = lines.map((line, place) => ({ ...line, deliveryShare: Money.ofCents(place) }));
    expect(Quote.restore(kept).total).toEqual(Money.ofDollars('49.93'));
  });

  it('of an empty cart costs nothing', () => {
    expect(Quote.of([]).total).toEqual(Money.zero);
  });
});
