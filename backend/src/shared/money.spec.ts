import fc from 'fast-check';
import { Money, NotAnAmount } from './money';

const cents = fc.nat({ max: 10_000_000_000 });

describe('an amount of money', () => {
  it('is parsed to the cent, from text and from a number', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const money = Money.ofCents(amount);
        expect(Money.ofMajor(money.toString()).cents).toBe(amount);
        expect(Money.ofMajor(money.toMajor()).cents).toBe(amount);
        expect(Money.ofMajor(` ${money.toMajor()} `).cents).toBe(amount);
        expect(JSON.stringify(money.toMajor())).toMatch(/^\d+(\.\d\d?)?$/);
      }),
    );
  });

  it('adds up in whole cents', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 1_000 }), (one, other, quantity) => {
        const [first, second] = [Money.ofCents(one), Money.ofCents(other)];
        expect(first.plus(second).cents).toBe(one + other);
        expect(first.times(quantity).cents).toBe(one * quantity);
        expect(first.plus(second).minus(second).equals(first)).toBe(true);
        expect(first.isLessThan(second)).toBe(one < other);
      }),
    );
  });

  it('has at most two decimals and is never negative', () => {
    const parts = fc.tuple(fc.nat(), fc.stringMatching(/^\d{3,6}$/));
    fc.assert(
      fc.property(parts, ([dollars, decimals]) => {
        expect(() => Money.ofMajor(`${dollars}.${decimals}`)).toThrow(NotAnAmount);
      }),
    );
    fc.assert(
      fc.property(fc.double({ max: -0.001 }), (below) => {
        expect(() => Money.ofMajor(below)).toThrow(NotAnAmount);
      }),
    );
    expect(() => Money.ofCents(1).minus(Money.ofCents(2))).toThrow(NotAnAmount);
    expect(() => Money.ofCents(0.5)).toThrow(NotAnAmount);
  });

  it('is not parsed from text in another notation', () => {
    const near = [
      '',
      ' ',
      '.',
      '5.',
      '.5',
      '1,50',
      '1e3',
      '0x10',
      '+5',
      '--5',
      '5 5',
      '5$',
      '٣',
      'NaN',
      'Infinity',
    ];
    for (const text of near) expect(() => Money.ofMajor(text)).toThrow(NotAnAmount);
    const isAmount = (text: string) => /^\d{1,12}(\.\d{1,2})?$/.test(text.trim());
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => !isAmount(text)),
        (text) => {
          expect(() => Money.ofMajor(text)).toThrow(NotAnAmount);
        },
      ),
    );
  });
});
