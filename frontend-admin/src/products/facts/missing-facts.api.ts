import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type MissingFact = Schema<'MissingFactView'>;

export function fetchMissingFacts(productId: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/products/missing-facts/{id}', { params: { path: { id: productId } }, signal }),
  );
}
