import { all, put, takeEvery, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { type NumberedTracking, postTrackingFile, putTrackingNumbers } from './tracking.api';
import {
  fileChosen,
  fileRead,
  parcelsTracked,
  scanSubmitted,
  trackingEnded,
  trackingFailed,
} from './tracking.slice';

/** The server takes no more parcels at once. */
const step = 50;

export function* trackingSaga(): SagaGenerator<void> {
  // A scanner may be faster than the server: each scan counts.
  yield* all([takeEvery(scanSubmitted, saveScan), takeLeading(fileChosen, saveFile)]);
}

function* saveScan({ payload }: ReturnType<typeof scanSubmitted>) {
  const { sent, ...parcel } = payload;
  yield* save([parcel], sent);
}

function* saveFile({ payload }: ReturnType<typeof fileChosen>) {
  const { csv, sent } = payload;
  const read = yield* postTrackingFile(csv);
  if (!read.ok) return yield* put(trackingFailed(read.refusal));
  yield* put(fileRead(read.body.data));
  return yield* save(read.body.data.parcels, sent);
}

/** In steps, so that the page shows how far it is. Saving a row twice changes nothing: after a failure, the file is chosen again. */
function* save(parcels: NumberedTracking[], sent: boolean) {
  for (let from = 0; from < parcels.length; from += step) {
    const result = yield* putTrackingNumbers(parcels.slice(from, from + step), sent);
    if (!result.ok) return yield* put(trackingFailed(result.refusal));
    yield* put(parcelsTracked(result.body.data));
  }
  return yield* put(trackingEnded());
}
