import {
  all,
  delay,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchImport, fetchImports, postConfirmation, postFile, type ProductImport } from './import.api';
import {
  confirmationAccepted,
  confirmationRefused,
  fileChecked,
  fileChosen,
  fileRefused,
  importConfirmed,
  importFailed,
  importLeft,
  importLoaded,
  importOpened,
  importsFailed,
  importsLoaded,
  importsRequested,
} from './import.slice';

/** Between two looks at an import that runs, in milliseconds. */
const pollEvery = 1_000;

/** Leaving the page stops the upload and the polling; the import itself goes on. */
export function* importSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([fileChosen, importLeft], checkFile),
    takeLatest([importOpened, confirmationAccepted, importLeft], followImport),
    takeLeading(importConfirmed, confirmImport),
    takeLatest(importsRequested, loadImports),
  ]);
}

function* checkFile(action: ReturnType<typeof fileChosen | typeof importLeft>) {
  if (!fileChosen.match(action)) return;
  const result = yield* postFile(action.meta.arg);
  if (!result.ok) {
    yield* put(fileRefused(result.refusal));
    return;
  }
  yield* put(fileChecked(result.body.data));
  yield* put(importsRequested());
  const { navigator } = yield* services();
  navigator.go(`/admin/products/import?id=${result.body.data._id}`);
}

function* followImport(
  action: ReturnType<typeof importOpened | typeof confirmationAccepted | typeof importLeft>,
) {
  if (confirmationAccepted.match(action)) return yield* poll(action.payload._id);
  if (importOpened.match(action) && action.payload !== null) yield* poll(action.payload);
}

function* poll(id: string) {
  for (;;) {
    const result = yield* fetchImport(id);
    yield* put(result.ok ? importLoaded(result.body.data) : importFailed(result.refusal));
    if (!result.ok || !isRunning(result.body.data)) return;
    yield* delay(pollEvery);
  }
}

const isRunning = ({ status }: ProductImport): boolean => status === 'confirmed';

function* confirmImport({ payload: id }: ReturnType<typeof importConfirmed>) {
  yield* load(postConfirmation(id), confirmationAccepted, confirmationRefused);
}

function* loadImports() {
  yield* load(fetchImports(), importsLoaded, importsFailed);
}
