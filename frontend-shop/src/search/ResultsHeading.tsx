import type { ListingQuery } from '../listing/query/listing-query';
import { useListingResult } from '../listing/use-listing-result';
import styles from './search-page.module.css';

/** Says what was searched for, also if no product has all words. */
export function ResultsHeading({ query }: { query: ListingQuery }) {
  const { result, isOutdated } = useListingResult('search', query);
  const fewerWords = isOutdated ? undefined : result?.fewerWords;
  return (
    <div className={styles.results}>
      <h2>Results for “{fewerWords ? fewerWords.used.join(' ') : query.keyword}”</h2>
      {fewerWords && <p role="status">No exact match for “{query.keyword}”.</p>}
    </div>
  );
}
