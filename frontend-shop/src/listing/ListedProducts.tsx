import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { productsRequested, type ListingResult, type Place } from './listing.slice';
import { savedScrollPosition, useScrollRestoration } from './scroll-position';
import type { ListingQuery } from './query/listing-query';
import styles from './listed-products.module.css';
import { ProductGrid, ProductGridSkeleton } from './cards/ProductGrid';
import { ShowMore } from './ShowMore';
import { useListingResult } from './use-listing-result';

interface ListedProductsProps {
  place: Place;
  query: ListingQuery;
  /** The number of skeletons. */
  skeletonCount: number;
  isAboveFold?: boolean;
  /**
   * The number of products up to which scrolling loads more. Beyond it a button does, so that the footer can be
   * reached.
   */
  autoLoadLimit?: number;
  empty: ReactNode;
}

/** A list of products with its loading, error and empty states. */
export function ListedProducts({ skeletonCount, empty, ...props }: ListedProductsProps) {
  const { place, query } = props;
  const { result, isOutdated, request } = useListingResult(place, query);
  const dispatch = useDispatch();
  useScrollRestoration(result && !isOutdated ? result.products.length : null);

  if (request.status === 'failed') {
    const retry = () => dispatch(productsRequested({ place, query }));
    return (
      <ErrorState title="We couldn't load the products" onRetry={retry}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!result || (isOutdated && result.total === 0)) {
    return <ProductGridSkeleton count={savedScrollPosition()?.shown ?? skeletonCount} />;
  }
  return result.total === 0 ? empty : <Products {...props} result={result} />;
}

type ProductsProps = Omit<ListedProductsProps, 'skeletonCount' | 'empty'> & { result: ListingResult };

function Products({ place, query, result, isAboveFold, autoLoadLimit = 0 }: ProductsProps) {
  const { isOutdated, loadingMore } = useListingResult(place, query);
  const { products, total, nextCursor } = result;
  const { list, awaitMore } = useFocusOnMore(products.length);

  return (
    <div ref={list} aria-busy={isOutdated} className={styles.products}>
      <ProductGrid products={products} isAboveFold={isAboveFold} wanted={query.filters} />
      {nextCursor && (
        <ShowMore
          place={place}
          shown={products.length}
          total={total}
          loading={loadingMore}
          isAutomatic={!isOutdated && products.length < autoLoadLimit}
          onShowMore={awaitMore}
        />
      )}
    </div>
  );
}

/** After 'Show more', focuses the first new product. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const firstAwaited = useRef<number>(undefined);

  useEffect(() => {
    const titles = list.current?.querySelectorAll<HTMLElement>('h3 a');
    titles?.[firstAwaited.current ?? count]?.focus({ preventScroll: true });
    firstAwaited.current = undefined;
  }, [count]);

  const awaitMore = () => {
    firstAwaited.current = count;
  };
  return { list, awaitMore };
}
