import type { ProductDetails } from './product';

/** The names of categories that people read. */
export const categoryLabels: Record<ProductDetails['category'], string> = {
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  accessories: 'Accessories',
  footwear: 'Footwear',
};

/** The names of brands that people read. */
export const brandLabels: Record<ProductDetails['brand'], string> = {
  nike: 'Nike',
  adidas: 'Adidas',
  puma: 'Puma',
  levi: "Levi's",
  zara: 'Zara',
  'h&m': 'H&M',
};
