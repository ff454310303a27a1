import { all, put, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchCountries, fetchOwnCountry } from './countries.api';
import {
  countriesFailed,
  countriesLoaded,
  countriesRequested,
  ownCountryFailed,
  ownCountryLoaded,
  ownCountryRequested,
} from './countries.slice';

export function* countriesSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(countriesRequested, loadCountries),
    takeLeading(ownCountryRequested, loadOwnCountry),
  ]);
}

function* loadCountries() {
  const result = yield* fetchCountries();
  yield* put(result.ok ? countriesLoaded(result.body.data) : countriesFailed(result.refusal));
}

function* loadOwnCountry() {
  const result = yield* fetchOwnCountry();
  yield* put(result.ok ? ownCountryLoaded(result.body.data) : ownCountryFailed(result.refusal));
}
