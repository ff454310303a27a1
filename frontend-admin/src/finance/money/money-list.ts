import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import { createList, type ListQuery } from '../../list/create-list';

export type MoneyMovement = Schema<'MoneyMovementView'>;

const fetchMovements = (query: ListQuery) =>
  callApi((api, signal) => api.GET('/api/admin/reports/money/get', { params: { query }, signal }));

export const moneyList = createList<MoneyMovement>('adminMoney', fetchMovements);
