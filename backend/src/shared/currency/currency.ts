/** A shop sells in one currency; the server and the pages need to know this of it. */
export interface Currency {
  /** The code of ISO 4217. */
  code: string;
  /** How many digits its smallest unit takes behind the decimal separator: 2 for cents, 0 for yen. */
  digits: number;
  symbol: string;
  /** The word for one unit, such as `dollar`: shoppers type it. */
  name: string;
  /** Stands between groups of three digits. */
  group: string;
  /** Stands before the digits of the smallest unit. */
  decimal: string;
}

/** PayPal takes money in them. Source: developer.paypal.com/reference/currency-codes. */
const takenByPayPal =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD';
export const currencyCodes: readonly string[] = takenByPayPal.split(' ');

/** PayPal refuses decimals in them, whatever `Intl` says: its digits of HUF and TWD differ between releases of Node. */
const wholeAtPayPal = ['HUF', 'JPY', 'TWD'];

/** The texts of the shop are English; so are its numbers. */
const locale = 'en-US';

export function currencyOf(code: string): Currency {
  const format = formatOf(code, 'symbol');
  const valueOf = partsOf(format);
  return {
    code,
    digits: wholeAtPayPal.includes(code) ? 0 : (format.resolvedOptions().maximumFractionDigits ?? 2),
    symbol: symbolOf(code, valueOf('currency')),
    name: names.of(code)!.split(' ').at(-1)!.toLowerCase(),
    group: valueOf('group'),
    decimal: '.',
  };
}

/** `CA$` and not `$` for Canadian dollars; `kr` and not `SEK`, which nobody mistakes for a dollar. */
function symbolOf(code: string, symbol: string): string {
  if (symbol !== code) return symbol;
  const narrow = partsOf(formatOf(code, 'narrowSymbol'))('currency');
  return narrow === '$' ? code : narrow;
}

const names = new Intl.DisplayNames(locale, { type: 'currency' });

const formatOf = (currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });

const partsOf = (format: Intl.NumberFormat) => (type: Intl.NumberFormatPartTypes) =>
  format.formatToParts(1000).find((part) => part.type === type)?.value ?? '';
