import type { Answer } from '@haberdash/kit/api/client';
import type { SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts, type ListedProduct } from '../products/products.api';

/** Forms show these fields of a product that was found or chosen. */
export type NamedProduct = Pick<ListedProduct, '_id' | 'title' | 'image' | 'brand'>;

const foundAtOnce = '10';

export const searchProducts = (q: string): SagaGenerator<Answer<{ data: ListedProduct[] }>> =>
  fetchProducts({ q, limit: foundAtOnce });

/** Up to 100, without those that were deleted. */
export const fetchNamed = (ids: string[]): SagaGenerator<Answer<{ data: ListedProduct[] }>> =>
  fetchProducts({ ids: ids.join(','), limit: String(ids.length) });
