import { writtenTime } from '@haberdash/kit/day';
import { idle } from '@haberdash/kit/request-state';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ProductPageSkeleton } from '../product/page/ProductPageSkeleton';
import { ProductPresentation } from '../product/page/ProductPresentation';
import type { Preview } from './preview.api';
import { previewRequested, selectHasEnded, selectPreview } from './preview.slice';
import styles from './preview.module.css';

/** A product that the shop may not show yet, for those who have a link. The token stands behind the `#`. */
export default function PreviewPage() {
  const token = useLocation().hash.slice(1);
  const { value: preview, request } = useSelector(selectPreview);
  const hasEnded = useSelector(selectHasEnded);
  const dispatch = useDispatch();
  const load = () => void dispatch(previewRequested(token));
  useEffect(() => void dispatch(previewRequested(token)), [dispatch, token]);

  if (hasEnded) {
    return (
      <EmptyState title="This preview has ended" pageTitle="Preview">
        <p>
          The link has expired, is incomplete, or was replaced by a newer one. Ask the shop for a new link.
        </p>
      </EmptyState>
    );
  }
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load this preview" onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return preview ? <PreviewedProduct preview={preview} onRetry={load} /> : <ProductPageSkeleton />;
}

interface PreviewedProductProps {
  preview: Preview;
  onRetry: () => void;
}

function PreviewedProduct({ preview: { data: product, meta }, onRetry }: PreviewedProductProps) {
  return (
    <div className={styles.page}>
      <p role="note" className={styles.note}>
        <strong>Preview</strong>
        <span>
          Only people with this link see this page, and nothing can be bought here. The link works until{' '}
          <time dateTime={meta.expiresAt}>{writtenTime(meta.expiresAt)}</time>.
        </span>
      </p>
      <ProductPresentation
        isPreview
        onRetry={onRetry}
        product={product}
        details={{ value: product, request: idle }}
        heading={<PageHeading title={`Preview of ${product.title}`}>{product.title}</PageHeading>}
      />
    </div>
  );
}
