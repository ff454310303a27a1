import { takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { postCounts, postCountsToRead } from '../stock-takes.api';
import {
  countFileChosen,
  countFileConfirmed,
  countFileLeft,
  countFileRead,
  countFileRefused,
  countsRecorded,
  recordingRefused,
} from './count-file.slice';

/** An answer that comes after the page was left, or another file was chosen, is dropped. */
export function* countFileSaga(): SagaGenerator<void> {
  yield* takeLatest([countFileChosen, countFileConfirmed, countFileLeft], handleFile);
}

function* handleFile(
  action: ReturnType<typeof countFileChosen | typeof countFileConfirmed | typeof countFileLeft>,
) {
  if (countFileChosen.match(action)) {
    const { id, file } = action.meta.arg;
    yield* load(postCountsToRead(id, file), countFileRead, countFileRefused);
  }
  if (countFileConfirmed.match(action)) {
    const { id, file, seenAt } = action.meta.arg;
    yield* load(postCounts(id, file, seenAt), countsRecorded, recordingRefused);
  }
}
