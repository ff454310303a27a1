import { Money } from '../money';
import { shopCurrency } from './shop-currency';

/** `$1,049.90`, `1,049.90 €` with the symbol after the amount, `CHF 12.00`, `¥4,990`; frontend-shell/kit/money.ts writes the same. */
export const writtenAmount = (amount: Money, symbolIs: 'before' | 'after' = 'before'): string =>
  withSymbol(numberOf(amount), symbolIs);

export const writtenCents = (cents: number): string => writtenAmount(Money.ofCents(cents));

/** `$10,000,000`, for a round amount. */
export const writtenWhole = (amount: Money): string => withSymbol(wholeNumberOf(amount), 'before');

/** `1,000,000`, for a round amount. */
export const wholeNumberOf = (amount: Money): string => grouped(amount.toString().replace(/\..*/, ''));

/** An amount as people type it, for messages: `49.99`, or `4999` without digits. */
export const exampleAmount = (): string => (shopCurrency().digits === 0 ? '4999' : '49.99');

function numberOf(amount: Money): string {
  const [whole = '', digits] = amount.toString().split('.');
  return digits === undefined ? grouped(whole) : grouped(whole) + shopCurrency().decimal + digits;
}

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, shopCurrency().group);

function withSymbol(number: string, symbolIs: 'before' | 'after'): string {
  const { symbol } = shopCurrency();
  if (symbolIs === 'after') return `${number}\u00a0${symbol}`;
  return /\p{L}$/u.test(symbol) ? `${symbol}\u00a0${number}` : symbol + number;
}
