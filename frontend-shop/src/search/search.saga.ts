import { all, delay, put, select, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { productsLoaded, selectListing } from '../listing/listing.slice';
import { forgetSearches, recentSearches, rememberSearch } from './field/recent-searches';
import { fetchSuggestions } from './search.api';
import {
  recentSearchesCleared,
  recentSearchesLoaded,
  suggestionsFailed,
  suggestionsLoaded,
  textTyped,
} from './search.slice';

/** Milliseconds after the last key. */
const suggestAfter = 150;

export function* searchSaga(): SagaGenerator<void> {
  yield* put(recentSearchesLoaded(recentSearches()));
  yield* all([
    takeLatest(textTyped, suggest),
    takeEvery(productsLoaded, remember),
    takeEvery(recentSearchesCleared, forget),
  ]);
}

function* suggest({ payload: text }: ReturnType<typeof textTyped>) {
  if (!text) return;
  yield* delay(suggestAfter);
  const result = yield* fetchSuggestions(text);
  yield* put(result.ok ? suggestionsLoaded(result.body.data) : suggestionsFailed());
}

/** A keyword without results is not remembered. */
function* remember({ payload: { place, page } }: ReturnType<typeof productsLoaded>) {
  const { query } = yield* select(selectListing, place);
  if (query.keyword && page.meta.total > 0) yield* put(recentSearchesLoaded(rememberSearch(query.keyword)));
}

function forget() {
  forgetSearches();
}
