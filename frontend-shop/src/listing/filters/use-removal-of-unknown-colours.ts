import { historyState } from '@haberdash/kit/history-state';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { countOf, writeQuery, type ListingQuery } from '../query/listing-query';
import { useListingResult } from '../use-listing-result';

/**
 * Removes unknown colours from the listing's address. The server's response names the known colours; the list
 * is complete only without other filters.
 */
export function useRemovalOfUnknownColours(query: ListingQuery): void {
  const { result, isOutdated } = useListingResult('listing', query);
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { colour = [] } = query.filters;
  const isWhole = result !== null && !isOutdated && countOf(query.filters) === colour.length;
  const known = colour.filter((name) => result?.colours.some((one) => one.name === name));
  const hasUnknown = isWhole && known.length < colour.length && !params.has('product');

  useEffect(() => {
    if (!hasUnknown) return;
    const next = writeQuery({ ...query, filters: { colour: known } });
    setParams(next, { replace: true, state: historyState(location) });
  });
}
