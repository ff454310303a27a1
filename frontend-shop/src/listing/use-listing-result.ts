import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { keyOf, listingLeft, productsRequested, selectListing, type Place } from './listing.slice';
import { savedScrollPosition } from './scroll-position';
import type { ListingQuery } from './query/listing-query';

type State = Parameters<typeof selectListing>[0];

/** The result of the query as far as it is loaded, or that of the previous query. */
export function useListingResult(place: Place, query: ListingQuery) {
  const { results, shown, request, loadingMore } = useSelector((state: State) => selectListing(state, place));
  const own = results[keyOf(query)] ?? null;
  return {
    result: own ?? (shown === null ? null : (results[shown] ?? null)),
    /** Whether the result belongs to the previous query. */
    isOutdated: own === null && shown !== null,
    request,
    loadingMore,
  };
}

/** Requests the query, with as many products as before leaving or reloading the page. */
export function useListingRequest(place: Place, query: ListingQuery | null): void {
  const dispatch = useDispatch();

  useEffect(() => {
    if (query) dispatch(productsRequested({ place, query, atLeast: savedScrollPosition()?.shown }));
  }, [place, query, dispatch]);

  const isFinding = query !== null;
  useEffect(() => {
    if (isFinding) return () => void dispatch(listingLeft({ place }));
    return undefined;
  }, [place, isFinding, dispatch]);
}
