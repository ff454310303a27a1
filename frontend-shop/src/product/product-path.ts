import type { Choice } from './variants';

interface Named {
  _id: string;
  slug?: string;
}

/** The slug names a product in the address of its page; the server redirects from its id. */
export const nameInAddress = ({ _id, slug }: Named): string => slug ?? _id;

/** The address of a product's page: `/shop/product/…?colour=Navy&size=M`. */
export function productPath(product: Named, { colour, size }: Choice = { colour: null, size: null }): string {
  const chosen = Object.entries({ colour, size }).filter(([, name]) => name !== null);
  const search = new URLSearchParams(chosen as [string, string][]).toString();
  return `/shop/product/${nameInAddress(product)}${search && `?${search}`}`;
}
