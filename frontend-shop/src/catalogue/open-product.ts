import type { Choice } from '../product/variants';

/** What an address says of the product that is open: `?product=…&colour=Navy&size=M`. */
interface OpenProduct extends Choice {
  id: string | null;
}

export function readOpenProduct(params: URLSearchParams): OpenProduct {
  return { id: params.get('product'), colour: params.get('colour'), size: params.get('size') };
}

/** The product takes the place of the listing's sizes and colours, which have the same names. */
export function withProduct(params: URLSearchParams, { id, colour, size }: OpenProduct): URLSearchParams {
  const next = new URLSearchParams(params);
  const parts = { product: id, colour, size };
  for (const [name, value] of Object.entries(parts)) {
    next.delete(name);
    if (value) next.set(name, value);
  }
  return next;
}

/** The page beneath; the same, where no product is open. */
export function withoutProduct(params: URLSearchParams): URLSearchParams {
  return params.has('product') ? withProduct(params, { id: null, colour: null, size: null }) : params;
}
