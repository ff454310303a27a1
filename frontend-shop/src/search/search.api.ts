import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Suggestions = Schema<'SuggestionsView'>;

export function fetchSuggestions(q: string) {
  return callApi((api, signal) => api.GET('/api/shop/suggest', { params: { query: { q } }, signal }));
}
