import type { Schema } from '../api/client';
import { callApi } from '@haberdash/kit/effects';

/** A country and what an address there consists of. */
export type Country = Schema<'CountryView'>;

export function fetchCountries() {
  return callApi((api, signal) => api.GET('/api/shop/countries', { signal }));
}
