import type { Choice } from './variants';

/** The address of a product's page: `/shop/product/…?colour=Navy&size=M`. */
export function productPath(id: string, { colour, size }: Choice = { colour: null, size: null }): string {
  const chosen = Object.entries({ colour, size }).filter(([, name]) => name !== null);
  const search = new URLSearchParams(chosen as [string, string][]).toString();
  return `/shop/product/${id}${search && `?${search}`}`;
}
