import type { Product } from '../../products/domain/product';
import type { ProductStateName } from '../../publication/domain/publication';
import type { RowGroup } from './group-rows';
import type { ChangedField } from './import-plan';
import { type RowError, saidByRows } from './import-row';

/** A new product is a draft, unless the file says otherwise. A draft whose publication is planned stays one. */
export function planState({ product, rows }: RowGroup): {
  state: ProductStateName | undefined;
  errors: RowError[];
} {
  const { value, errors } = saidByRows(rows, 'state', 'state');
  const before = product?.state.publication.state;
  return { state: product === undefined ? (value ?? 'draft') : value === before ? undefined : value, errors };
}

export const changedState = (state: ProductStateName, product: Product): ChangedField => ({
  field: 'state',
  before: product.state.publication.state,
  after: state,
});
