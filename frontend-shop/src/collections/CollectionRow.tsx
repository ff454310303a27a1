import { useMenu } from '@haberdash/kit/menu/use-menu';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useEffect, useId, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
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
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load this collection" onRetry={() => dispatch(rowRequested(slug))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return (
    <Row slug={slug} title={value?.meta.collection?.title}>
      {value ? <ProductGrid products={value.data} /> : <ProductGridSkeleton count={8} />}
    </Row>
  );
}

interface RowProps {
  slug: string;
  /** Undefined until its products are loaded; the menu may know it before. */
  title: string | undefined;
  children: ReactNode;
}

function Row({ slug, title: loaded, children }: RowProps) {
  const titleId = useId();
  const named = useMenu().collections.find((one) => one.slug === slug);
  const title = loaded ?? named?.title ?? '\u00a0';
  return (
    <section aria-labelledby={titleId} className={styles.row}>
      <header className={styles.rowHeader}>
        <h2 id={titleId}>{title}</h2>
        <Link to={collectionPath(slug)} aria-label={`See all of ${title}`}>
          See all
        </Link>
      </header>
      {children}
    </section>
  );
}
