import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ProductPage } from '../listing/listing.api';
import { ProductGrid, ProductGridSkeleton } from '../listing/cards/ProductGrid';
import { collectionPath } from './collection-path';
import { rowRequested, selectRow } from './collection-rows.slice';
import styles from './collections.module.css';

type State = Parameters<typeof selectRow>[0];

/** The first products of a collection. Renders nothing for a collection that does not exist or is empty. */
export function CollectionRow({ slug }: { slug: string }) {
  const { value, request, isMissing } = useSelector((state: State) => selectRow(state, slug));
  const dispatch = useDispatch();
  useEffect(() => void dispatch(rowRequested(slug)), [dispatch, slug]);

  if (isMissing || value?.data.length === 0) return null;
  if (value) return <Products slug={slug} page={value} />;
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load this collection" onRetry={() => dispatch(rowRequested(slug))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return <ProductGridSkeleton count={8} />;
}

function Products({ slug, page }: { slug: string; page: ProductPage }) {
  const titleId = useId();
  const title = page.meta.collection?.title;
  return (
    <section aria-labelledby={titleId} className={styles.row}>
      <header className={styles.rowHeader}>
        <h2 id={titleId}>{title}</h2>
        <Link to={collectionPath(slug)} aria-label={`See all of ${title}`}>
          See all
        </Link>
      </header>
      <ProductGrid products={page.data} />
    </section>
  );
}
