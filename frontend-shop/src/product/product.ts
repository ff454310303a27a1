import type { Product } from './product.api';

interface Priced {
  price: number;
  salePrice: number;
}

export function isOnSale({ salePrice }: Pick<Priced, 'salePrice'>): boolean {
  return salePrice > 0;
}

export function sellingPrice(priced: Priced): number {
  return isOnSale(priced) ? priced.salePrice : priced.price;
}

/** Below this stock, a product says how many are left. */
const lowStock = 10;

export interface Badge {
  text: string;
  tone: 'out' | 'low' | 'sale';
}

/** At most one badge, the most important. */
export function badgeOf(product: Pick<Product, 'totalStock' | 'salePrice'>): Badge | null {
  const { totalStock } = product;
  if (totalStock === 0) return { text: 'Out Of Stock', tone: 'out' };
  if (totalStock < lowStock) return { text: `Only ${totalStock} items left`, tone: 'low' };
  return isOnSale(product) ? { text: 'Sale', tone: 'sale' } : null;
}
