import { Money, NotAnAmount } from './money';
import { type Component, Quote } from './quote';

const lines = [
  { title: 'Socks', unitPrice: Money.ofMajor('9.99'), quantity: 3 },
  { title: 'Cap', unitPrice: Money.ofMajor('19.95'), quantity: 1 },
];

describe('a quote', () => {
  it('adds the price of the delivery to the goods, split among the lines in whole cents', () => {
    const quote = Quote.of(lines, Money.ofMajor('4.90'));
    expect([quote.subtotal, quote.delivery, quote.total]).toEqual(
      ['49.92', '4.90', '54.82'].map((amount) => Money.ofMajor(amount)),
    );
    expect(quote.lines).toMatchObject([
      { title: 'Socks', deliveryShare: Money.ofCents(294) },
      { title: 'Cap', deliveryShare: Money.ofCents(196) },
    ]);
  });

  it('splits nothing again', () => {
    const kept = lines.map((line, place) => ({
      ...line,
      deliveryShare: Money.ofCents(place),
      components: [],
    }));
    expect(Quote.restore(kept).total).toEqual(Money.ofMajor('49.93'));
  });

  it('of an empty cart costs nothing', () => {
    expect(Quote.of([]).total).toEqual(Money.zero);
  });

  it('takes discounts off and adds taxes, each split by what is left of the part that it changes', () => {
    const own = { ...lines[1]!, components: [component({ source: 'own', amount: Money.ofMajor(9) })] };
    const quote = Quote.of([lines[0]!, own], Money.ofMajor('4.90'), [
      component({ amount: Money.ofMajor('4.10') }),
      component({ part: 'delivery', source: 'half', amount: Money.ofMajor('2.45') }),
      component({ kind: 'tax', amount: Money.ofMajor('7.36') }),
    ]);
    expect(
      quote.lines.map(({ components }) => components.map(({ source, amount }) => [source, amount.cents])),
    ).toEqual([
      [
        ['s', 300],
        ['half', 147],
        ['s', 539],
      ],
      [
        ['own', 900],
        ['s', 110],
        ['half', 98],
        ['s', 197],
      ],
    ]);
    expect([quote.subtotal, quote.discount, quote.delivery, quote.tax, quote.total].map(String)).toEqual([
      '49.92',
      '15.55',
      '4.90',
      '7.36',
      '46.63',
    ]);
    expect([quote.addsUpTo(quote.total), quote.addsUpTo(quote.subtotal)]).toEqual([true, false]);
  });

  it('gives the one cent of seven equal lines to the first', () => {
    const seven = Array.from({ length: 7 }, () => ({ ...lines[1]! }));
    const { lines: reduced } = Quote.of(seven, Money.zero, [component({ amount: Money.ofCents(1) })]);
    expect(reduced.map(({ components }) => components.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });

  it('has no total where a discount is more than what it reduces', () => {
    const ofGoods = Quote.of(lines, Money.ofMajor(5), [component({ amount: Money.ofMajor('49.93') })]);
    const ofDelivery = Quote.of(lines, Money.zero, [
      component({ part: 'delivery', amount: Money.ofCents(1) }),
    ]);
    for (const quote of [ofGoods, ofDelivery]) expect(() => quote.total).toThrow(NotAnAmount);
  });
});

const component = (given: Partial<Component>): Component => ({
  ...{ kind: 'discount', part: 'goods', source: 's', label: 'L', rate: null, amount: Money.zero },
  ...given,
});
