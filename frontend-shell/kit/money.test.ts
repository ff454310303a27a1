import { centsOf, exampleMoney, fromCents, isTypedMoney, money, typedMoney, wholeMoney } from './money';
import { pageInCurrency } from './testing/currency';

afterEach(() => (document.head.innerHTML = ''));

test.each([
  [0, '$0.00'],
  [9.5, '$9.50'],
  [49.99, '$49.99'],
  [999.9, '$999.90'],
  [1049.99, '$1,049.99'],
  [1000000, '$1,000,000.00'],
  [-5, '-$5.00'],
])('%d dollars read %s', (amount, text) => {
  expect(money(amount)).toBe(text);
});

test.each([
  [1049.99, '1,049.99\u00a0$'],
  [-5, '-5.00\u00a0$'],
])('%d dollars read %s in a shop with the symbol after the amount', (amount, text) => {
  document.head.innerHTML = '<meta name="currency-symbol" content="after">';
  expect(money(amount)).toBe(text);
});

test.each([
  ['EUR', 'before', '€1,049.90'],
  ['EUR', 'after', '1,049.90\u00a0€'],
  ['CHF', 'before', 'CHF\u00a01,049.90'],
  ['JPY', 'before', '¥1,050'],
] as const)('%s with the symbol %s the amount: %s', (code, symbolIs, text) => {
  pageInCurrency(code, symbolIs);
  expect(money(code === 'JPY' ? 1050 : 1049.9)).toBe(text);
});

test('limits have no digits behind the separator', () => {
  expect(wholeMoney(2500)).toBe('$2,500');
});

test('amounts are typed and added up with the digits of the currency', () => {
  expect([typedMoney(24.5), centsOf(24.57), fromCents(2457), exampleMoney()]).toEqual([
    '24.50',
    2457,
    24.57,
    '49.99',
  ]);
  expect(['24', '24.5', ' 24.57 ', '24.577', '.5', '', '2,4'].map(isTypedMoney)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ]);
  pageInCurrency('JPY');
  expect([typedMoney(2457), centsOf(2457), fromCents(2457), exampleMoney()]).toEqual([
    '2457',
    2457,
    2457,
    '4999',
  ]);
  expect(['2457', '24.5', '24.00'].map(isTypedMoney)).toEqual([true, false, false]);
});
