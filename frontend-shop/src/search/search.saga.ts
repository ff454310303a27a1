import { all, delay, put, select, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { productsLoaded, selectShelf } from '../catalogue/catalogue.slice';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { fetchSuggestions } from './search.api';
import {
  recentForgotten,
  recentRecalled,
  suggestionsFailed,
  suggestionsLoaded,
  textTyped,
} from './search.slice';

/** Milliseconds after the last key. */
const SUGGEST_AFTER = 150;

export function* searchSaga(): SagaGenerator<void> {
  yield* put(recentRecalled(recentSearches()));
  yield* all([
    takeLatest(textTyped, suggest),
    takeEvery(productsLoaded, remember),
    takeEvery(recentForgotten, forget),
  ]);
}

function* suggest({ payload: text }: ReturnType<typeof textTyped>) {
  if (!text) return;
  yield* delay(SUGGEST_AFTER);
  const result = yield* fetchSuggestions(text);
  yield* put(result.ok ? suggestionsLoaded(result.body.data) : suggestionsFailed());
}

/** What finds nothing is not worth it. */
function* remember({ payload: { place, page } }: ReturnType<typeof productsLoaded>) {
  const { query } = yield* select(selectShelf, place);
  if (query.keyword && page.meta.total > 0) yield* put(recentRecalled(rememberSearch(query.keyword)));
}

function forget() {
  forgetSearches();
}
