/* The canonical paths of the shop's pages. */

interface Choice {
  size: string | null;
  colour: string | null;
}

/** @param choice the size and colour that the page shows */
export function productPath(slug: string, { colour, size }: Choice = { colour: null, size: null }): string {
  const query = new URLSearchParams({ ...(colour && { colour }), ...(size && { size }) }).toString();
  return `/shop/product/${slug}${query && `?${query}`}`;
}

export const categoryPath = (slug: string): string => `/shop/listing?category=${encodeURIComponent(slug)}`;
export const collectionPath = (slug: string): string => `/shop/collection/${slug}`;

/** Slugs of pages with an address of their own: `/shop/delivery`. */
const topTextPages = ['delivery', 'returns', 'contact', 'size-guide'];
export const isTopTextPage = (slug: string): boolean => topTextPages.includes(slug);
export const textPagePath = (slug: string): string =>
  isTopTextPage(slug) ? `/shop/${slug}` : `/shop/pages/${slug}`;
