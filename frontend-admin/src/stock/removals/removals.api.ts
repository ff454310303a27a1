import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Removal = Schema<'RemovePiecesBody'>;
export type RemovalPreview = Schema<'RemovalPreview'>;

export function postRemoval(removal: Removal) {
  return callApi((api) => api.POST('/api/admin/stock/removals', { body: removal }));
}

export function postRemovalFile(csv: string) {
  return callApi((api) => api.POST('/api/admin/stock/removals/read', { body: { csv } }));
}
