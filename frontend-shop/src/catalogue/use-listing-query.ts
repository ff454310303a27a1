import { useSamePage } from '@haberdash/kit/history-state';
import { useLocation, useSearchParams } from '@haberdash/kit/router';
import { useEffect, useMemo, useState } from 'react';
import { countOf, readQuery, writeQuery, type ListingQuery } from './listing-query';
import { storedFilters, storeFilters } from './stored-filters';

/** The router's key of the place where a visit begins; any other was gone to, and then the address is meant. */
const BEGINNING = 'default';

/**
 * The address says what is listed, so that reload, back and forward work. A visit that begins without filters in
 * its address takes up the session's; the query is null until they are in the address.
 */
export function useListingQuery(): [ListingQuery | null, (query: ListingQuery) => void] {
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const { key } = useLocation();
  const [stored] = useState(storedFilters);
  const query = useMemo(() => readQuery(params), [params]);
  const isResuming = key === BEGINNING && countOf(query.filters) === 0 && countOf(stored) > 0;

  useEffect(() => {
    if (isResuming) setParams(writeQuery({ ...query, filters: stored }), { replace: true });
    else storeFilters(query.filters);
  }, [isResuming, query, stored, setParams]);

  return [isResuming ? null : query, (next) => setParams(writeQuery(next), samePage)];
}
