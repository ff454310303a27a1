import type { Answer, Schema } from '@haberdash/kit/api/client';
import {
  all,
  delay,
  put,
  select,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { countsRecorded } from '../file/count-file.slice';
import { fetchLines, fetchStockTake, postAbandonment, postBooking, putCount } from '../stock-takes.api';
import { linesList } from './lines-list';
import {
  abandonmentConfirmed,
  bookingSubmitted,
  closingRefused,
  codeEntered,
  countEntered,
  countRefused,
  countSaved,
  rowsLoaded,
  scannedFailed,
  scannedLoaded,
  selectStockTakeId,
  stockTakeClosed,
  stockTakeFailed,
  stockTakeLoaded,
  stockTakeRequested,
} from './stock-take.slice';

/** Within it, more lines are counted. */
const betweenCountsMs = 500;
/** The job books some hundred lines in this time. */
const betweenBatchesMs = 1_000;

/** Answers that come after another stock-take was opened belong to none that is shown: what waits for them ends. */
export function* stockTakeSaga(): SagaGenerator<void> {
  yield* takeLatest(stockTakeRequested, serveStockTake);
}

function* serveStockTake() {
  yield* forgetRows();
  yield* all([
    followBooking(),
    takeLatest(stockTakeClosed, followBooking),
    takeLatest(codeEntered, findLine),
    takeEvery(countEntered, save),
    takeLatest([countSaved, countRefused, countsRecorded], refreshFigures),
    takeEvery(linesList.slice.actions.loaded, showRows),
    takeLeading(bookingSubmitted, book),
    takeLeading(abandonmentConfirmed, abandon),
  ]);
}

function* loadStockTake() {
  const result = yield* fetchStockTake(yield* select(selectStockTakeId));
  yield* put(result.ok ? stockTakeLoaded(result.body.data) : stockTakeFailed(result.refusal));
  return result.ok ? result.body.data : null;
}

/** The rows of another stock-take could be taken for those of this one. */
function* forgetRows() {
  yield* put(linesList.slice.actions.emptied());
}

/** The booking goes on when this page is closed. */
function* followBooking() {
  let wasBooking = false;
  let stockTake = yield* loadStockTake();
  while (stockTake?.state === 'booking') {
    wasBooking = true;
    yield* delay(betweenBatchesMs);
    stockTake = yield* loadStockTake();
  }
  if (wasBooking) yield* linesList.reload();
}

function* findLine({ payload: code }: ReturnType<typeof codeEntered>) {
  const result = yield* fetchLines(yield* select(selectStockTakeId), { code, limit: '1' });
  yield* put(
    result.ok ? scannedLoaded({ line: result.body.data[0] ?? null }) : scannedFailed(result.refusal),
  );
}

function* save({ payload: { line, counted } }: ReturnType<typeof countEntered>) {
  const { variantId } = line;
  const id = yield* select(selectStockTakeId);
  const result = yield* putCount({ id, variantId, counted });
  yield* put(
    result.ok
      ? countSaved({ variantId, result: result.body.data })
      : countRefused({ variantId, message: result.refusal.message }),
  );
}

/** When they can't be loaded, the page stays as it is, with the numbers that are being typed. */
function* refreshFigures() {
  yield* delay(betweenCountsMs);
  const result = yield* fetchStockTake(yield* select(selectStockTakeId));
  if (result.ok) yield* put(stockTakeLoaded(result.body.data));
}

function* showRows() {
  yield* put(rowsLoaded());
}

function* book({ payload: reason }: ReturnType<typeof bookingSubmitted>) {
  yield* finishClosing(yield* postBooking(yield* select(selectStockTakeId), reason));
}

function* abandon() {
  yield* finishClosing(yield* postAbandonment(yield* select(selectStockTakeId)));
}

function* finishClosing(result: Answer<Schema<'Done'>>) {
  if (!result.ok) return yield* put(closingRefused(result.refusal));
  const { notifier } = yield* services();
  notifier.success(result.body.message);
  yield* put(stockTakeClosed());
  return yield* linesList.reload();
}
