import { useMemo } from 'react';
import { readQuery, type ListingQuery } from '../catalogue/listing-query';
import { useListedAddress } from '../catalogue/use-listing-query';

const SHORTEST = 2;

/** What is searched for when this is typed; empty where it is too short. */
export function keywordIn(text: string): string {
  const keyword = text.trim();
  return keyword.length < SHORTEST ? '' : keyword;
}

/** What the address asks for; null where it names no keyword. */
export function useSearchQuery(): ListingQuery | null {
  const listed = useListedAddress();
  return useMemo(() => {
    const params = new URLSearchParams(listed);
    const keyword = keywordIn(params.get('keyword') ?? '');
    return keyword ? readQuery(params, keyword) : null;
  }, [listed]);
}
