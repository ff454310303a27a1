import type { ProductDetails } from './product';

/** How people call the categories. */
export const categoryLabels: Record<ProductDetails['category'], string> = {
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  accessories: 'Accessories',
  footwear: 'Footwear',
};

/** How people write the brands. */
export const brandLabels: Record<ProductDetails['brand'], string> = {
  nike: 'Nike',
  adidas: 'Adidas',
  puma: 'Puma',
  levi: "Levi's",
  zara: 'Zara',
  'h&m': 'H&M',
};
