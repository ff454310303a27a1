import { callApi } from '@haberdash/kit/effects';

export function postLink(id: string) {
  return callApi((api) => api.POST('/api/admin/orders/{id}/links', { params: { path: { id } } }));
}

export function deleteLinks(id: string) {
  return callApi((api) => api.DELETE('/api/admin/orders/{id}/links', { params: { path: { id } } }));
}
