import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

/** Under which conditions the shop takes pieces back. */
export type ReturnRules = Schema<'ReturnRulesView'>;
export type ExclusionReason = ReturnRules['exclusions'][number]['reason'];

/** @param productIds of which the exclusions are asked for */
export function fetchRules(productIds: readonly string[]) {
  const products = productIds.join(',');
  return callApi((api, signal) =>
    api.GET('/api/shop/returns/rules', { params: { query: { products } }, signal }),
  );
}
