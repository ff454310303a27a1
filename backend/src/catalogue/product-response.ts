import { jsonResponse, type JsonResponse } from '../platform/http/responses';
import type { Json } from '../shared/json';
import { NoSuchProduct } from './catalogue.errors';

/** @throws NoSuchProduct */
export function productResponse(product: Json<'Product'> | Json<'AdminProduct'> | undefined): JsonResponse {
  if (!product) throw new NoSuchProduct();
  return jsonResponse(product);
}
