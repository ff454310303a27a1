import { pageMeta } from '@haberdash/kit/page-meta';

/** The currency of the shop, as the server describes it in the page's head. */
export interface Currency {
  /** The code of ISO 4217. */
  code: string;
  /** How many digits its smallest unit takes: 2 for cents, 0 for yen. */
  digits: number;
  symbol: string;
  /** The word for one unit. */
  name: string;
  group: string;
  decimal: string;
}

/** Servers of 1.0.0 sell in it and say nothing. */
const dollars = '{"code":"USD","digits":2,"symbol":"$","name":"dollar","group":",","decimal":"."}';
let parsed: { json: string; currency: Currency } | undefined;

export function shopCurrency(): Currency {
  const json = pageMeta('shop-currency') ?? dollars;
  if (parsed?.json !== json) parsed = { json, currency: JSON.parse(json) as Currency };
  return parsed.currency;
}

/**
 * Writes 1049.99 as $1,049.99, or as 1,049.99 $ in a shop that has it so; 4990 is ¥4,990. The formatters of `Intl` are not used: creating the
 * first one takes longer on a slow phone than rendering a page.
 */
export const money = (amount: number): string => written(amount, shopCurrency().digits);

/** Writes 25 as $25: a limit, or a figure on the axis of a chart. */
export const wholeMoney = (amount: number): string => written(amount, 0);

/** Writes 24.5 as 24.50, as it stands in a field. */
export const typedMoney = (amount: number): string => amount.toFixed(shopCurrency().digits);

/** Amounts are added up in cents, which are whole: 49.9 is 4990. Yen are cents, too. */
export const centsOf = (amount: number): number => Math.round(amount * 10 ** shopCurrency().digits);

export const fromCents = (cents: number): number => cents / 10 ** shopCurrency().digits;

/** Whether somebody typed an amount that the currency has, such as 49.99, or 4999 without digits. */
export function isTypedMoney(text: string): boolean {
  const [, decimals = ''] = /^\d{1,9}(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [undefined, '...'];
  return decimals.length <= shopCurrency().digits;
}

/** An amount as it is typed, for hints. */
export const exampleMoney = (): string => (shopCurrency().digits === 0 ? '4999' : '49.99');

function written(amount: number, digits: number): string {
  const { symbol, group, decimal } = shopCurrency();
  const [whole = '', cents] = Math.abs(amount).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const number = cents === undefined ? grouped : grouped + decimal + cents;
  const sign = amount < 0 ? '-' : '';
  if (pageMeta('currency-symbol') === 'after') return `${sign}${number}\u00a0${symbol}`;
  return `${sign}${symbol}${/\p{L}$/u.test(symbol) ? '\u00a0' : ''}${number}`;
}
