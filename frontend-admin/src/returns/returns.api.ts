import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type Return = Schema<'AdminReturnView'>;
export type ReturnPiece = Schema<'ReturnPieceView'>;
export type ReturnPage = Schema<'ReturnPageAnswer'>;
export type ReturnTab = keyof ReturnPage['counts'];

export function fetchReturnPage(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/returns/get', { params: { query }, signal }));
}

/** @param code the number of a return or the code on its parcel */
export function findReturn(code: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/returns/find', { params: { query: { code } }, signal }),
  );
}

export function postArrived(id: string) {
  return callApi((api) => api.POST('/api/admin/returns/{id}/arrived', { params: { path: { id } } }));
}
