import { type JsonAnswer, jsonAnswer } from '../../../platform/http/json-answer';
import type { Json } from '../../../shared/json';
import type { FoundProducts } from '../../application/ports';
import { NoSuchProduct } from '../../domain/catalogue.errors';

/** @throws NoSuchProduct */
export function productAnswer(product: Json<'Product'> | Json<'AdminProduct'> | undefined): JsonAnswer {
  if (!product) throw new NoSuchProduct();
  return jsonAnswer(product);
}

export const pageAnswer = ({ products, ...meta }: FoundProducts): JsonAnswer => jsonAnswer(products, meta);
