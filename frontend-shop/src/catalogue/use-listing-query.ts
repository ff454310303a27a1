import { FIRST_ENTRY, historyState, useSamePage } from '@haberdash/kit/history-state';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useEffect, useMemo, useState } from 'react';
import { countOf, readQuery, withoutUnknown, writeQuery, type ListingQuery } from './listing-query';
import { withoutProduct } from './open-product';
import { storedFilters, storeFilters } from './stored-filters';

/**
 * The address says what is listed, so that reload, back and forward work. A visit that begins without filters in
 * its address takes up the session's; the query is null until they are in the address.
 */
export function useListingQuery(): [ListingQuery | null, (query: ListingQuery) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const choose = useChoosing();
  const [stored] = useState(storedFilters);
  const listed = useListedAddress();
  const query = useMemo(() => readQuery(new URLSearchParams(listed)), [listed]);
  const isResuming =
    key === FIRST_ENTRY && !params.has('product') && countOf(query.filters) === 0 && countOf(stored) > 0;

  useEffect(() => {
    if (isResuming) setParams(writeQuery({ ...query, filters: stored }), { replace: true });
    else storeFilters(query.filters);
  }, [isResuming, query, stored, setParams]);

  return [isResuming ? null : query, choose];
}

/** Another query for the same page. */
export function useChoosing() {
  const [, setParams] = useSearchParams();
  const samePage = useSamePage();
  return (query: ListingQuery) => setParams(writeQuery(query), samePage);
}

/**
 * While a product covers the list, the address has the product's size and colour, and the list stays as it was.
 * What the shop doesn't know goes from the address.
 */
export function useListedAddress(): string {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const isCovered = params.has('product');
  const [uncovered, setUncovered] = useState(() => withoutProduct(params).toString());
  const address = isCovered ? uncovered : params.toString();
  if (address !== uncovered) setUncovered(address);

  useEffect(() => {
    const known = isCovered ? null : withoutUnknown(params);
    if (known) setParams(known, { replace: true, state: historyState(location) });
  }, [isCovered, params, setParams, location]);

  return address;
}
