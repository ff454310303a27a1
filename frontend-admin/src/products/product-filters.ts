import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import type { Product } from './products.api';
import { stockLevelOf } from './stock-table';

export interface Filters {
  text: string;
  category: Product['category'] | 'all';
  stock: 'all' | 'low' | 'none';
}

export const noFilters: Filters = { text: '', category: 'all', stock: 'all' };

/** Products whose title, brand or category contains every word of the text. */
export function matching(products: Product[], { text, category, stock }: Filters): Product[] {
  const words = text.toLowerCase().split(/\s+/);
  return products.filter((product) => {
    const searched = wordsOf(product);
    return (
      words.every((word) => searched.includes(word)) &&
      (category === 'all' || product.category === category) &&
      (stock === 'all' || stockLevelOf(product.totalStock) === stock)
    );
  });
}

const wordsOf = ({ title, brand, category }: Product): string =>
  `${title} ${brandLabels[brand]} ${categoryLabels[category]}`.toLowerCase();
