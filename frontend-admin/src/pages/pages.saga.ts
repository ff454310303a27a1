import {
  all,
  call,
  delay,
  put,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { pageEditor } from './page-editor';
import { pagesPath } from './page-paths';
import { deletePage, fetchPage, fetchPages, fetchPreview, fetchText, fetchVersions } from './pages.api';
import {
  pageDeleteRequested,
  pageFailed,
  pageLoaded,
  pageRequested,
  pagesFailed,
  pagesLoaded,
  pagesRequested,
  previewFailed,
  previewLoaded,
  previewRequested,
  textFailed,
  textLoaded,
  textRequested,
  versionsFailed,
  versionsLoaded,
} from './pages.slice';

export function* pagesSaga(): SagaGenerator<void> {
  yield* all([
    call(pageEditor.saga),
    takeLatest(pagesRequested, loadPages),
    takeLatest(pageRequested, loadPage),
    takeEvery(textRequested, loadText),
    takeLatest(previewRequested, loadPreview),
    takeLeading(pageDeleteRequested, removePage),
  ]);
}

function* loadPages() {
  yield* load(fetchPages(), pagesLoaded, pagesFailed);
}

function* loadPage({ payload: slug }: ReturnType<typeof pageRequested>) {
  const page = yield* fetchPage(slug);
  yield* put(page.ok ? pageLoaded(page.body.data) : pageFailed(page.refusal));
  const versions = yield* fetchVersions(slug);
  yield* put(versions.ok ? versionsLoaded(versions.body.data) : versionsFailed(versions.refusal));
}

function* loadText({ payload: edition }: ReturnType<typeof textRequested>) {
  const result = yield* fetchText(edition);
  yield* put(
    result.ok ? textLoaded(result.body.data) : textFailed({ ...edition, message: result.refusal.message }),
  );
}

/** The preview waits for a pause in typing. */
const pauseMs = 300;

function* loadPreview({ payload: body }: ReturnType<typeof previewRequested>) {
  yield* delay(pauseMs);
  const result = yield* fetchPreview(body);
  yield* put(result.ok ? previewLoaded(result.body.data.html) : previewFailed(result.refusal));
}

function* removePage({ payload: slug }: ReturnType<typeof pageDeleteRequested>) {
  const { notifier, navigator } = yield* services();
  const result = yield* deletePage(slug);
  if (result.ok) {
    notifier.success(result.body.message);
    navigator.go(pagesPath);
  } else notifier.failure(result.refusal.message);
}
