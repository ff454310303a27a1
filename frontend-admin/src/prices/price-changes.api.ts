import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type PriceChange = Schema<'PriceChangeView'>;

export function fetchPriceChanges({ variant = '', ...query }: ListQuery) {
  return callApi((api, signal) =>
    api.GET('/api/admin/prices/get', { params: { query: { variant, ...query } }, signal }),
  );
}
