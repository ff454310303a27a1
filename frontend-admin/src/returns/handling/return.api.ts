import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Settlement = Schema<'SettlementPreview'>;
export type JudgedPieces = Schema<'JudgeReturnBody'>['pieces'];
export type SeenSettlement = Schema<'SettleReturnBody'>;

const pathOf = (id: string) => ({ params: { path: { id } } });

export function fetchReturn(id: string) {
  return callApi((api, signal) => api.GET('/api/admin/returns/{id}', { ...pathOf(id), signal }));
}

/** A repeated call changes nothing. */
export function putJudgements(id: string, pieces: JudgedPieces) {
  return callApi((api) => api.PUT('/api/admin/returns/{id}/judgements', { ...pathOf(id), body: { pieces } }));
}

export function postSettlementPreview(id: string) {
  return callApi((api, signal) =>
    api.POST('/api/admin/returns/{id}/settle/preview', { ...pathOf(id), signal }),
  );
}

/** @param seen another amount by now is refused */
export function postSettlement(id: string, seen: SeenSettlement) {
  return callApi((api) => api.POST('/api/admin/returns/{id}/settle', { ...pathOf(id), body: seen }));
}

export function postCancel(id: string) {
  return callApi((api) => api.POST('/api/admin/returns/{id}/cancel', pathOf(id)));
}
