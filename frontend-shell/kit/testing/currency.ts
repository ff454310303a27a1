import type { Currency } from '../money';

const known: Record<string, Currency> = {
  EUR: { code: 'EUR', digits: 2, symbol: '€', name: 'euro', group: ',', decimal: '.' },
  CHF: { code: 'CHF', digits: 2, symbol: 'CHF', name: 'franc', group: ',', decimal: '.' },
  DKK: { code: 'DKK', digits: 2, symbol: 'kr.', name: 'krone', group: '.', decimal: ',' },
  JPY: { code: 'JPY', digits: 0, symbol: '¥', name: 'yen', group: ',', decimal: '.' },
};

/** The page is of a shop in this currency, until the test ends. */
export function pageInCurrency(code: keyof typeof known, symbolIs: 'before' | 'after' = 'before'): void {
  for (const [name, content] of [
    ['shop-currency', JSON.stringify(known[code])],
    ['currency-symbol', symbolIs],
  ] as const) {
    const meta = document.createElement('meta');
    meta.name = name;
    meta.content = content;
    document.head.append(meta);
  }
}
