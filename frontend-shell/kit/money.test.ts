import { money } from './money';

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
