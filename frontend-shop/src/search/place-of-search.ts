import { listingPath, unfiltered, writeQuery } from '../listing/query/listing-query';
import { keywordIn } from './keyword';
import { wishIn } from './wish';

const path = '/shop/search';

/** The address that answers a typed text: one such as "dress under 80" asks for a filter, too. */
export function placeOf(text: string): string {
  const { keyword, filters } = wishIn(text, []);
  const searched = keywordIn(keyword);
  if (!searched) return Object.keys(filters).length > 0 ? listingPath(filters) : path;
  return `${path}?${writeQuery({ ...unfiltered({ keyword: searched }), filters }).toString()}`;
}
