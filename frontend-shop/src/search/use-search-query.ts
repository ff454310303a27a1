import { useMemo } from 'react';
import { readQuery, type ListingQuery } from '../listing/query/listing-query';
import { useListingParams } from '../listing/query/use-listing-query';
import { keywordIn } from './keyword';

/** The query in the address; null without a keyword. */
export function useSearchQuery(): ListingQuery | null {
  const listed = useListingParams();
  return useMemo(() => {
    const params = new URLSearchParams(listed);
    const keyword = keywordIn(params.get('keyword') ?? '');
    return keyword ? readQuery(params, { keyword }) : null;
  }, [listed]);
}
