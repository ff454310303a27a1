import type { ListingQuery } from '../catalogue/listing-query';
import { useFound } from '../catalogue/use-found';
import styles from './search-page.module.css';

/** Says what was searched for, also when no product has all of the words. */
export function ResultsHeading({ query }: { query: ListingQuery }) {
  const { found, isOutdated } = useFound('search', query);
  const fewerWords = isOutdated ? undefined : found?.fewerWords;
  return (
    <div className={styles.results}>
      <h2>Results for “{fewerWords ? fewerWords.used.join(' ') : query.keyword}”</h2>
      {fewerWords && <p role="status">No products match all of “{query.keyword}”.</p>}
    </div>
  );
}
