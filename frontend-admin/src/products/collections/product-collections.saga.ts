import {
  actionChannel,
  all,
  call,
  put,
  select,
  services,
  take,
  takeLatest,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchCollectionsOf, sendMembership } from './product-collections.api';
import {
  collectionsOfProductFailed,
  collectionsOfProductLoaded,
  collectionsOfProductRequested,
  membershipChanged,
  selectProductOfCollections,
} from './product-collections.slice';

export function* productCollectionsSaga(): SagaGenerator<void> {
  yield* all([takeLatest(collectionsOfProductRequested, loadCollections), call(saveInTurn)]);
}

function* loadCollections({ payload: productId }: ReturnType<typeof collectionsOfProductRequested>) {
  yield* load(fetchCollectionsOf(productId), collectionsOfProductLoaded, collectionsOfProductFailed);
}

/** The last of two quick changes of one collection is saved last. */
function* saveInTurn() {
  const changes = yield* actionChannel<ReturnType<typeof membershipChanged>>([membershipChanged.type]);
  for (;;) {
    const { payload } = yield* take(changes);
    const result = yield* sendMembership(payload);
    const { notifier } = yield* services();
    if (result.ok) notifier.success(result.body.message);
    else {
      notifier.failure(result.refusal.message);
      // The page may show another product by now.
      const shown = yield* select(selectProductOfCollections);
      if (shown === payload.productId) yield* put(collectionsOfProductRequested(shown));
    }
  }
}
