import type { FirstRequest } from '@haberdash/kit/feature';

/** The filters, the sort order and the size of a list of products: of its page's address, or these. */
export const listQuery = (sortBy: string) => ({
  category: '',
  brand: '',
  size: '',
  colour: '',
  price: '',
  sale: '',
  inStock: '',
  sortBy,
  limit: '24',
});
export const banners: FirstRequest = { path: '/api/common/feature/get' };
/** The format of addresses in the shop's country: their form is drawn at once. */
export const ownCountry: FirstRequest = { path: '/api/shop/countries/own' };
/** Every page has the menu, and the shop's words, which the server sends by itself. A page's own responses come first: their pictures are part of its skeleton. */
export const menu: FirstRequest = { path: '/api/shop/menu' };
/** Filters show sizes by their scales, and whether a product has a size guide depends on its scale. */
export const sizes: FirstRequest = { path: '/api/shop/sizes' };
