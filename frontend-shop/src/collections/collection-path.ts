export const collectionPath = (slug: string): string => `/shop/collection/${encodeURIComponent(slug)}`;
