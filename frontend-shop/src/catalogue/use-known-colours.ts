import { historyState } from '@haberdash/kit/history-state';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { countOf, writeQuery, type ListingQuery } from './listing-query';
import { useFound } from './use-found';

/**
 * Takes colours from the listing's address that the shop doesn't have. Which it has, only its answer says, and all of
 * them only where nothing else narrows the list: elsewhere a colour may just not be among what is listed.
 */
export function useKnownColours(query: ListingQuery): void {
  const { found, isOutdated } = useFound('listing', query);
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { colour = [] } = query.filters;
  const isWhole = found !== null && !isOutdated && countOf(query.filters) === colour.length;
  const known = colour.filter((name) => found?.colours.some((one) => one.name === name));
  const hasUnknown = isWhole && known.length < colour.length && !params.has('product');

  useEffect(() => {
    if (!hasUnknown) return;
    const next = writeQuery({ ...query, filters: { colour: known } });
    setParams(next, { replace: true, state: historyState(location) });
  });
}
