import {
  exampleMoney,
  fromCents,
  isTypedMoney,
  shopCurrency,
  typedMoney,
  wholeMoney,
} from '@haberdash/kit/money';

/** Writes the sale price as it stands in a field; it is optional. */
export const typedSalePrice = (salePrice: number): string => (salePrice > 0 ? typedMoney(salePrice) : '');

/** The server takes no higher price. */
export const maxPrice = (): number => fromCents(1_000_000_00);

export const isPrice = (typed: string): boolean => isTypedMoney(typed) && Number(typed) <= maxPrice();

/**
 * Takes symbol and separators of a formatted amount away, as pages and spreadsheets have them: ¥4,999 is 4999, and 1.049,99 kr. is 1049.99.
 * Any other text stays as it is, and so does 1.049, which may be meant either way.
 */
export function plainAmount(text: string): string {
  const { symbol, group, decimal } = shopCurrency();
  const number = text.replace(symbol, '').replace(/\s/g, '');
  const formatted = new RegExp(`^(?:\\d+|\\d{1,3}(?:[${group}]\\d{3})+)(?:[${decimal}]\\d+)?$`);
  const isUnclear = group === '.' && number === text && !number.includes(decimal);
  if (isUnclear || !formatted.test(number)) return number;
  return number.replaceAll(group, '').replace(decimal, '.');
}

/** Says from 0.01 to 1,000,000, like 49.99; in yen from 1 to 100,000,000, like 4999. */
export const priceHint = (): string =>
  `from ${typedMoney(fromCents(1))} to ${wholeNumber(maxPrice())}, like ${exampleMoney()}`;

const wholeNumber = (amount: number): string => wholeMoney(amount).replace(shopCurrency().symbol, '').trim();

/** '1 variant', '8 variants'. */
export const countOf = (variants: number): string => (variants === 1 ? '1 variant' : `${variants} variants`);
