/** 24.5 → 24.50, as shown in a field. */
export const typedAmount = (amount: number): string => amount.toFixed(2);

/** The same for the optional sale price. */
export const typedSalePrice = (salePrice: number): string => (salePrice > 0 ? typedAmount(salePrice) : '');

/** '1 variant', '8 variants'. */
export const countOf = (variants: number): string => (variants === 1 ? '1 variant' : `${variants} variants`);
