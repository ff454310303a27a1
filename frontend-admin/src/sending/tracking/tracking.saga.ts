import {
  all,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { v4 as randomUuid } from 'uuid';
import { reloadLists } from '../../orders/reload-order';
import { ordersShipped } from '../shipping.slice';
import {
  type NumberedTracking,
  postTrackingFile,
  postTrackingPreview,
  putTrackingNumbers,
} from './tracking.api';
import {
  fileChosen,
  fileDismissed,
  fileRead,
  fileSubmitted,
  parcelsTracked,
  previewEnded,
  previewRequested,
  readingFailed,
  rowsPreviewed,
  scanSubmitted,
  selectFile,
  trackingEnded,
  trackingFailed,
} from './tracking.slice';

/** The server takes no more parcels at once. */
const step = 50;
/** A dispatch has no more steps. */
const stepsOfDispatch = 10;

export function* trackingSaga(): SagaGenerator<void> {
  // A scanner may be faster than the server: each scan counts.
  yield* all([
    takeEvery(scanSubmitted, saveScan),
    takeLatest([fileChosen, previewRequested, fileDismissed], previewFile),
    takeLeading(fileSubmitted, saveFile),
  ]);
}

function* saveScan({ payload }: ReturnType<typeof scanSubmitted>) {
  const { sent, ...parcel } = payload;
  yield* save([parcel], sent);
}

type OfFile = ReturnType<typeof fileChosen | typeof previewRequested | typeof fileDismissed>;

function* previewFile(action: OfFile) {
  if (fileDismissed.match(action)) return undefined;
  if (fileChosen.match(action)) {
    const { csv, sent } = action.payload;
    const read = yield* postTrackingFile(csv);
    if (!read.ok) return yield* put(readingFailed(read.refusal));
    yield* put(fileRead({ ...read.body.data, sent }));
  }
  const file = yield* select(selectFile);
  const { parcels, sent } = file ?? { parcels: [], sent: false };
  for (let from = 0; from < parcels.length; from += step) {
    const result = yield* postTrackingPreview(parcels.slice(from, from + step), sent);
    if (!result.ok) return yield* put(readingFailed(result.refusal));
    yield* put(rowsPreviewed(result.body.data));
  }
  return yield* put(previewEnded());
}

function* saveFile({ payload: { parcels, sent } }: ReturnType<typeof fileSubmitted>) {
  yield* save(parcels, sent);
  yield* put(fileDismissed());
  yield* reloadLists();
}

/** In steps, so that the page shows how far it is. Saving a row twice changes nothing: after a failure, the file is chosen again. */
function* save(parcels: NumberedTracking[], sent: boolean) {
  const dispatchIds: string[] = [];
  let orders = 0;
  for (let from = 0; from < parcels.length; from += step) {
    if (sent && from % (step * stepsOfDispatch) === 0) dispatchIds.push(randomUuid());
    const result = yield* putTrackingNumbers(parcels.slice(from, from + step), dispatchIds.at(-1));
    if (!result.ok) {
      yield* tellOf(dispatchIds, orders);
      return yield* put(trackingFailed(result.refusal));
    }
    orders += result.body.data.filter(({ refusal }) => !refusal).length;
    yield* put(parcelsTracked(result.body.data));
  }
  yield* tellOf(dispatchIds, orders);
  return yield* put(trackingEnded());
}

/** Parcels that were sent can be taken back, also after a failure. */
function* tellOf(dispatchIds: string[], orders: number) {
  if (dispatchIds.length > 0 && orders > 0) yield* put(ordersShipped({ dispatchIds, orders }));
}
