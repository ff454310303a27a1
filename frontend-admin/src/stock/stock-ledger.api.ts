import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type StockMovement = Schema<'StockMovementView'>;

export function fetchMovements({ variant = '', ...query }: ListQuery) {
  return callApi((api, signal) =>
    api.GET('/api/admin/stock/get', { params: { query: { variant, ...query } }, signal }),
  );
}
