import { firstEntry, historyState, useSamePage } from '@haberdash/kit/history-state';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useEffect, useMemo, useState } from 'react';
import { useMenu } from '@haberdash/kit/menu/use-menu';
import { useSizes } from '@haberdash/kit/sizes/use-sizes';
import { countOf, readQuery, withoutUnknown, writeQuery, type ListingQuery } from './listing-query';
import { withoutProduct } from '../../product/dialog/open-product';
import { storedFilters, storeFilters } from './stored-filters';

/**
 * The address holds the query, so that reload, back and forward work. A visit without filters in its address
 * restores the session's; the query is null until they are in the address.
 */
export function useListingQuery(): [ListingQuery | null, (query: ListingQuery) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const choose = useNavigateToQuery();
  const [stored] = useState(storedFilters);
  const listed = useListingParams();
  const query = useMemo(() => readQuery(new URLSearchParams(listed)), [listed]);
  const isResuming =
    key === firstEntry && !params.has('product') && countOf(query.filters) === 0 && countOf(stored) > 0;

  useEffect(() => {
    if (isResuming) setParams(writeQuery({ ...query, filters: stored }), { replace: true });
    else storeFilters(query.filters);
  }, [isResuming, query, stored, setParams]);

  return [isResuming ? null : query, choose];
}

/** Navigates to another query on the same page. */
export function useNavigateToQuery() {
  const [, setParams] = useSearchParams();
  const samePage = useSamePage();
  return (query: ListingQuery) => setParams(writeQuery(query), samePage);
}

/**
 * The listing's part of the address. While a product is open, size and colour in the address are the product's,
 * and the list stays as it was. Removes unknown values from the address.
 */
export function useListingParams(): string {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const isCovered = params.has('product');
  const { names, isLoaded } = useMenu();
  const { value: scales } = useSizes();
  const [uncovered, setUncovered] = useState(() => withoutProduct(params).toString());
  const address = isCovered ? uncovered : params.toString();
  if (address !== uncovered) setUncovered(address);

  useEffect(() => {
    const known = isCovered || !isLoaded ? null : withoutUnknown(params, names, scales);
    if (known) setParams(known, { replace: true, state: historyState(location) });
  }, [isCovered, isLoaded, names, scales, params, setParams, location]);

  return address;
}
