/** 24.5 → 24.50, as it stands in a field. */
export const typedAmount = (amount: number): string => amount.toFixed(2);

/** The same of a sale price, which need not be there. */
export const typedSalePrice = (salePrice: number): string => (salePrice > 0 ? typedAmount(salePrice) : '');
