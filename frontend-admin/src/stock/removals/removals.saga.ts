import {
  all,
  put,
  select,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchProduct } from '../../products/products.api';
import { movementsList } from '../movements-list';
import { piecesList } from '../places/pieces-list';
import { placesRequested, selectPlacesOf } from '../places/places.slice';
import { ledgerProductFailed, ledgerProductLoaded } from '../stock-ledger.slice';
import { postRemoval, postRemovalFile } from './removals.api';
import {
  piecesRemoved,
  removalFileChosen,
  removalFileRead,
  removalFileRefused,
  removalRefused,
  removalSubmitted,
} from './removals.slice';

export function* removalsSaga(): SagaGenerator<void> {
  yield* all([takeLeading(removalSubmitted, remove), takeLatest(removalFileChosen, readFile)]);
}

function* readFile({ payload: csv }: ReturnType<typeof removalFileChosen>) {
  yield* load(postRemovalFile(csv), removalFileRead, removalFileRefused);
}

function* remove({ payload: { removal, productId } }: ReturnType<typeof removalSubmitted>) {
  const result = yield* postRemoval(removal);
  if (!result.ok) return yield* put(removalRefused(result.refusal));
  const { notifier } = yield* services();
  const count = removal.pieces.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  notifier.success(count === 1 ? '1 piece is off the shelf' : `${count} pieces are off the shelf`);
  yield* put(piecesRemoved());
  return productId === undefined ? undefined : yield* showAgain(productId);
}

/** The numbers of the page are others now. */
function* showAgain(productId: string) {
  const variantId = yield* select(selectPlacesOf);
  if (variantId !== null) yield* put(placesRequested(variantId));
  yield* movementsList.reload();
  yield* piecesList.reload();
  yield* load(fetchProduct(productId), ledgerProductLoaded, ledgerProductFailed);
}
