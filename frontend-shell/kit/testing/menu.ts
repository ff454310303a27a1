import type { Schema } from '../api/client';

const entry = (slug: string, name: string) => ({ _id: slug, slug, name });

/** The spec's categories and brands. */
export const menu: Schema<'MenuView'> = {
  categories: [
    entry('men', 'Men'),
    entry('women', 'Women'),
    entry('kids', 'Kids'),
    entry('accessories', 'Accessories'),
    entry('footwear', 'Footwear'),
  ].map((category) => ({ ...category, parent: null, picture: null })),
  brands: [
    entry('nike', 'Nike'),
    entry('adidas', 'Adidas'),
    entry('puma', 'Puma'),
    entry('levi', "Levi's"),
    entry('zara', 'Zara'),
    entry('h&m', 'H&M'),
  ].map((brand) => ({ ...brand, logo: null })),
  collections: [],
  hasSale: false,
  emptyCategories: [],
};
