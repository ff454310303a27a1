const tenfold = ['CNY', 'CZK', 'DKK', 'HKD', 'MXN', 'NOK', 'PHP', 'SEK', 'THB', 'TWD'];
const hundredfold = ['HUF', 'JPY'];

/** A price has some ten or a hundred times as many units of these currencies as of dollars or euros. */
export function scaleOfPrices(code: string): 1 | 10 | 100 {
  if (hundredfold.includes(code)) return 100;
  return tenfold.includes(code) ? 10 : 1;
}
