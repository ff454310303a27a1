import { put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts } from '../listing/listing.api';
import { unfiltered } from '../listing/query/listing-query';
import { rowFailed, rowLoaded, rowRequested } from './collection-rows.slice';

/** A row has as many products as the featured ones are. */
const rowSize = 8;

/** A home page may have several rows. */
export function* collectionRowsSaga(): SagaGenerator<void> {
  yield* takeEvery(rowRequested, loadRow);
}

function* loadRow({ payload: slug }: ReturnType<typeof rowRequested>) {
  const result = yield* fetchProducts({ ...unfiltered({ collection: slug }), limit: rowSize });
  yield* put(result.ok ? rowLoaded({ slug, page: result.body }) : rowFailed({ slug, ...result.refusal }));
}
