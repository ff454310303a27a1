import type { Schema } from '../api/client';
import { callApi } from '@haberdash/kit/effects';

/** A country and what an address there consists of. */
export type Country = Schema<'CountryView'>;

/** This is the shop's country. */
export function fetchOwnCountry() {
  return callApi((api, signal) => api.GET('/api/shop/countries/own', { signal }));
}

export function fetchCountries() {
  return callApi((api, signal) => api.GET('/api/shop/countries', { signal }));
}
