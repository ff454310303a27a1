import { put, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchContent, fetchPage } from './content.api';
import { contentFailed, contentLoaded, contentRequested } from './content.slice';
import { pageFailed, pageLoaded, pageMissing, pageRequested } from './pages.slice';

/** The shop's words are part of every page, so they are requested at the start. */
export function* contentSaga(): SagaGenerator<void> {
  yield* takeLatest(contentRequested, loadContent);
  yield* takeEvery(pageRequested, loadPage);
  yield* put(contentRequested());
}

function* loadContent() {
  yield* load(fetchContent(), contentLoaded, contentFailed);
}

function* loadPage({ payload: edition }: ReturnType<typeof pageRequested>) {
  const result = yield* fetchPage(edition.slug, edition.version);
  if (result.ok) yield* put(pageLoaded({ ...edition, page: result.body.data }));
  else if (result.refusal.status === 404) yield* put(pageMissing(edition));
  else yield* put(pageFailed({ ...edition, message: result.refusal.message }));
}
