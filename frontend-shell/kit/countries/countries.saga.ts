import { put, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchCountries } from './countries.api';
import { countriesFailed, countriesLoaded, countriesRequested } from './countries.slice';

export function* countriesSaga(): SagaGenerator<void> {
  yield* takeLeading(countriesRequested, loadCountries);
}

function* loadCountries() {
  const result = yield* fetchCountries();
  yield* put(result.ok ? countriesLoaded(result.body.data) : countriesFailed(result.refusal));
}
