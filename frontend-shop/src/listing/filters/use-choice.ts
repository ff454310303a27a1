import { useEffect, useRef } from 'react';
import { writeQuery, type ListingQuery } from '../query/listing-query';

/**
 * Changes a query. The router renders a new one in a transition, which takes a moment on a busy page: a change in that moment begins with
 * the last query that was chosen, or it would drop that choice.
 * @param rendered the query that the page shows
 */
export function useChoice(rendered: ListingQuery, choose: (query: ListingQuery) => void) {
  const address = addressOf(rendered);
  const awaitedRef = useRef<ListingQuery[]>([]);
  useEffect(() => {
    const awaited = awaitedRef.current;
    const place = awaited.findIndex((query) => addressOf(query) === address);
    awaitedRef.current = place === -1 ? [] : awaited.slice(place + 1);
  }, [address]);

  return (change: (query: ListingQuery) => ListingQuery) => {
    const next = change(awaitedRef.current.at(-1) ?? rendered);
    awaitedRef.current.push(next);
    choose(next);
  };
}

const addressOf = (query: ListingQuery) => `${query.collection ?? ''}?${writeQuery(query).toString()}`;
