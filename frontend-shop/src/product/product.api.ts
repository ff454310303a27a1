import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Product = Schema<'ProductView'>;
export type ProductDetails = Schema<'ProductDetailsView'>;
export type Facts = ProductDetails['facts'];
export type Variant = Schema<'VariantView'>;
export type Colour = Schema<'ColourView'>;

/** @param id or slug */
export function fetchProduct(id: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/products/get/{id}', { params: { path: { id } }, signal }),
  );
}

/** Products that the shopper may also like. */
export function fetchRelated(id: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/products/related/{id}', { params: { path: { id } }, signal }),
  );
}
