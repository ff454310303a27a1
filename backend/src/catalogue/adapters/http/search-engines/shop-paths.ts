/* The canonical paths of the shop's pages, without filters. */

export const productPath = (id: string): string => `/shop/product/${id}`;
export const categoryPath = (slug: string): string => `/shop/listing?category=${encodeURIComponent(slug)}`;
export const collectionPath = (slug: string): string => `/shop/collection/${slug}`;
