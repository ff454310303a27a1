import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type ReturnRules = Schema<'EditedReturnRulesView'>;
export type Exclusion = ReturnRules['exclusions'][number];

export function fetchReturnRules() {
  return callApi((api, signal) => api.GET('/api/admin/return-rules', { signal }));
}

export type PublicReturnRules = Schema<'ReturnRulesView'>;

/** Everybody may read what shoppers read. */
export function fetchPublicReturnRules() {
  return callApi((api, signal) => api.GET('/api/shop/returns/rules', { signal }));
}

export function putReturnRules(body: Schema<'EditReturnRulesBody'>) {
  return callApi((api) => api.PUT('/api/admin/return-rules', { body }));
}
