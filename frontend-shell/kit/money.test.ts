import { money } from './money';

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
