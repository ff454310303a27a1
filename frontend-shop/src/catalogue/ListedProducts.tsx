import { Button } from '@haberdash/kit/ui/Button';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  moreProductsRequested,
  productsRequested,
  selectListing,
  selectLoadingMore,
  selectQuery,
} from './catalogue.slice';
import styles from './listing.module.css';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

export function ListedProducts({ onClear }: { onClear: () => void }) {
  const { value: listing, request } = useSelector(selectListing);
  const query = useSelector(selectQuery);
  const dispatch = useDispatch();
  const { section, awaitMore } = useFocusOnMore(listing?.products.length ?? 0);

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the products" onRetry={() => dispatch(productsRequested(query))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  const isLoading = request.status === 'loading';
  if (!listing || (isLoading && listing.total === 0)) return <ProductGridSkeleton count={12} />;
  if (listing.total === 0) return <NothingMatches onClear={onClear} />;

  const { products, total, nextCursor } = listing;
  return (
    <section ref={section} aria-label="Products" aria-busy={isLoading} className={styles.products}>
      <h2 className="visually-hidden">Products</h2>
      <ProductGrid products={products} isAboveFold colours={query.filters.colour} />
      {nextCursor && <ShowMore shown={products.length} total={total} onShowMore={awaitMore} />}
    </section>
  );
}

/** The way on from 'Show more' is the first product that it brings. */
function useFocusOnMore(count: number) {
  const section = useRef<HTMLElement>(null);
  const firstAwaited = useRef<number>(undefined);

  useEffect(() => {
    const titles = section.current?.querySelectorAll<HTMLElement>('h3 a');
    titles?.[firstAwaited.current ?? count]?.focus({ preventScroll: true });
    firstAwaited.current = undefined;
  }, [count]);

  const awaitMore = () => {
    firstAwaited.current = count;
  };
  return { section, awaitMore };
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="Nothing matches these filters">
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  );
}

interface ShowMoreProps {
  shown: number;
  total: number;
  onShowMore: () => void;
}

function ShowMore({ shown, total, onShowMore }: ShowMoreProps) {
  const loadingMore = useSelector(selectLoadingMore);
  const dispatch = useDispatch();
  const hasFailed = loadingMore.status === 'failed';

  const showMore = () => {
    onShowMore();
    dispatch(moreProductsRequested());
  };

  return (
    <div className={styles.more}>
      <p>
        {shown} of {total} shown
      </p>
      {hasFailed && <p role="alert">{loadingMore.message}</p>}
      <Button variant="secondary" busy={loadingMore.status === 'loading'} onClick={showMore}>
        {hasFailed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
}
