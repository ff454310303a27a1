import { exampleMoney, fromCents, isTypedMoney, typedMoney, wholeMoney } from '@haberdash/kit/money';

/** Writes the sale price as it stands in a field; it is optional. */
export const typedSalePrice = (salePrice: number): string => (salePrice > 0 ? typedMoney(salePrice) : '');

/** The server takes no higher price. */
export const maxPrice = (): number => fromCents(1_000_000_00);

export const isPrice = (typed: string): boolean => isTypedMoney(typed) && Number(typed) <= maxPrice();

/** Says from 0.01 to 1,000,000, like 49.99; in yen from 1 to 100,000,000, like 4999. */
export const priceHint = (): string =>
  `from ${typedMoney(fromCents(1))} to ${wholeNumber(maxPrice())}, like ${exampleMoney()}`;

const wholeNumber = (amount: number): string => wholeMoney(amount).replace(/[^\d,]/g, '');

/** '1 variant', '8 variants'. */
export const countOf = (variants: number): string => (variants === 1 ? '1 variant' : `${variants} variants`);
