import { Money, NotAnAmount } from '../money';
import { currencyCodes, currencyOf } from './currency';
import { sellIn } from './shop-currency';
import { exampleAmount, wholeNumberOf, writtenAmount, writtenWhole } from './written-amount';

afterEach(() => sellIn('USD'));

describe('a currency', () => {
  it.each([
    ['USD', 2, '$', 'dollar'],
    ['EUR', 2, '€', 'euro'],
    ['GBP', 2, '£', 'pound'],
    ['JPY', 0, '¥', 'yen'],
    ['CAD', 2, 'CA$', 'dollar'],
    ['SGD', 2, 'SGD', 'dollar'],
    ['SEK', 2, 'kr', 'krona'],
  ])('%s has %d digits, %s and the name %s', (code, digits, symbol, name) => {
    expect(currencyOf(code)).toEqual({ code, digits, symbol, name, group: ',', decimal: '.' });
  });

  it('has two digits or none, and none where PayPal takes none', () => {
    const whole = currencyCodes.filter((code) => currencyOf(code).digits === 0);
    expect(whole).toEqual(['HUF', 'JPY', 'TWD']);
    for (const code of currencyCodes) expect([0, 2]).toContain(currencyOf(code).digits);
  });

  it('has a symbol that no other has', () => {
    expect(new Set(currencyCodes.map((code) => currencyOf(code).symbol)).size).toBe(currencyCodes.length - 2);
  });
});

describe('an amount in the currency of the shop', () => {
  it.each([
    ['USD', '1049.9', 104_990, '1049.90', '$1,049.90', '1,049.90\u00a0$'],
    ['EUR', '1049.9', 104_990, '1049.90', '€1,049.90', '1,049.90\u00a0€'],
    ['CHF', '0.05', 5, '0.05', 'CHF\u00a00.05', '0.05\u00a0CHF'],
    ['JPY', '104990', 104_990, '104990', '¥104,990', '104,990\u00a0¥'],
    ['HUF', '7', 7, '7', 'Ft\u00a07', '7\u00a0Ft'],
  ])('in %s is read, kept, sent and shown', (code, typed, cents, sent, before, after) => {
    sellIn(code);
    const amount = Money.ofMajor(typed);
    expect([amount.cents, amount.toString(), amount.toMajor()]).toEqual([cents, sent, Number(typed)]);
    expect([writtenAmount(amount), writtenAmount(amount, 'after')]).toEqual([before, after]);
  });

  it('has no more decimals than its currency', () => {
    sellIn('JPY');
    for (const typed of ['1.5', '1.50', '1.00', '1.', 0.5]) {
      expect(() => Money.ofMajor(typed)).toThrow(NotAnAmount);
    }
    sellIn('EUR');
    expect(() => Money.ofMajor('1.005')).toThrow(NotAnAmount);
  });

  it('is shown without decimals where it is a limit', () => {
    expect(writtenWhole(Money.ofCents(10_000_000_00))).toBe('$10,000,000');
    sellIn('JPY');
    expect([wholeNumberOf(Money.ofCents(1_000_000_00)), exampleAmount()]).toEqual(['100,000,000', '4999']);
  });
});
