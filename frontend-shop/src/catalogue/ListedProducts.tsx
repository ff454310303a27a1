import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { productsRequested, type Found, type Place } from './catalogue.slice';
import { keptPlace, useKeptPlace } from './kept-place';
import type { ListingQuery } from './listing-query';
import styles from './listed-products.module.css';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { ShowMore } from './ShowMore';
import { useFound } from './use-found';

interface ListedProductsProps {
  place: Place;
  query: ListingQuery;
  /** How many are awaited at first. */
  awaited: number;
  isAboveFold?: boolean;
  /** Up to so many products come as one scrolls, further ones by the button: below them the page has an end. */
  comingByScroll?: number;
  /** Where the query finds nothing. */
  nothing: ReactNode;
}

/** What a query finds, wherever it is listed: awaited, failed, nothing or products. */
export function ListedProducts({ awaited, nothing, ...props }: ListedProductsProps) {
  const { place, query } = props;
  const { found, isOutdated, request } = useFound(place, query);
  const dispatch = useDispatch();
  useKeptPlace(found && !isOutdated ? found.products.length : null);

  if (request.status === 'failed') {
    const retry = () => dispatch(productsRequested({ place, query }));
    return (
      <ErrorState title="We couldn't load the products" onRetry={retry}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!found || (isOutdated && found.total === 0)) {
    return <ProductGridSkeleton count={keptPlace()?.shown ?? awaited} />;
  }
  return found.total === 0 ? nothing : <Products {...props} found={found} />;
}

type ProductsProps = Omit<ListedProductsProps, 'awaited' | 'nothing'> & { found: Found };

function Products({ place, query, found, isAboveFold, comingByScroll = 0 }: ProductsProps) {
  const { isOutdated, loadingMore } = useFound(place, query);
  const { products, total, nextCursor } = found;
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
          isByScroll={!isOutdated && products.length < comingByScroll}
          onShowMore={awaitMore}
        />
      )}
    </div>
  );
}

/** The way on from 'Show more' is the first product that it brings. */
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
