import type { Selection } from '../../domain/collection';
import type { CollectionRow } from './collection.table';

/** One of the two columns is null. */
export const selectionOf = ({ products, rule }: Pick<CollectionRow, 'products' | 'rule'>): Selection =>
  rule ? { rule } : { products: products ?? [] };
