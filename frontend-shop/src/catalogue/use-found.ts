import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { keyOf, productsLeft, productsRequested, selectShelf, type Place } from './catalogue.slice';
import { keptPlace } from './kept-place';
import type { ListingQuery } from './listing-query';

type State = Parameters<typeof selectShelf>[0];

/** What the query finds, as far as it is known. */
export function useFound(place: Place, query: ListingQuery) {
  const { found, shown, request, loadingMore } = useSelector((state: State) => selectShelf(state, place));
  const own = found[keyOf(query)] ?? null;
  return {
    found: own ?? (shown === null ? null : (found[shown] ?? null)),
    /** What is on show was found for another query. */
    isOutdated: own === null && shown !== null,
    request,
    loadingMore,
  };
}

/** Asks for the products, and for as many as there were when one left. */
export function useFinding(place: Place, query: ListingQuery | null): void {
  const dispatch = useDispatch();

  useEffect(() => {
    if (query) dispatch(productsRequested({ place, query, atLeast: keptPlace()?.shown }));
  }, [place, query, dispatch]);

  const isFinding = query !== null;
  useEffect(() => {
    if (isFinding) return () => void dispatch(productsLeft({ place }));
    return undefined;
  }, [place, isFinding, dispatch]);
}
