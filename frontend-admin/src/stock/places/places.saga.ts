import { all, call, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { piecesList } from './pieces-list';
import { fetchPlaces } from './places.api';
import { placesFailed, placesLoaded, placesRequested } from './places.slice';

export function* placesSaga(): SagaGenerator<void> {
  yield* all([takeLatest(placesRequested, loadPlaces), call(piecesList.saga)]);
}

function* loadPlaces({ payload: variantId }: ReturnType<typeof placesRequested>) {
  yield* load(fetchPlaces(variantId), placesLoaded, placesFailed);
}
