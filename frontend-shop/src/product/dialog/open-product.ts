import type { Choice } from '../variants';

/** The open product in the address: `?product=…&colour=Navy&size=M`. */
interface OpenProduct extends Choice {
  id: string | null;
}

export function readOpenProduct(params: URLSearchParams): OpenProduct {
  return { id: params.get('product'), colour: params.get('colour'), size: params.get('size') };
}

/** Replaces the listing's sizes and colours, whose parameters have the same names. */
export function withProduct(params: URLSearchParams, { id, colour, size }: OpenProduct): URLSearchParams {
  const next = new URLSearchParams(params);
  const parts = { product: id, colour, size };
  for (const [name, value] of Object.entries(parts)) {
    next.delete(name);
    if (value) next.set(name, value);
  }
  return next;
}

/** The address of the page beneath; unchanged if no product is open. */
export function withoutProduct(params: URLSearchParams): URLSearchParams {
  return params.has('product') ? withProduct(params, { id: null, colour: null, size: null }) : params;
}
