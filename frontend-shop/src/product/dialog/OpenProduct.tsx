import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useEffect, useRef } from 'react';
import { useKnownProduct } from '../use-details';
import { productPath } from '../product-path';
import { MissingProduct } from '../page/MissingProduct';
import styles from './product-dialog.module.css';
import { ProductPresentation } from '../page/ProductPresentation';
import { ProductSkeleton } from '../page/ProductSkeleton';
import { ProductTitle } from '../page/ProductTitle';
import { useChoiceInAddress, useOpenProduct, useProductOpening } from './use-open-product';

export default function OpenProduct() {
  const id = useOpenProduct().id ?? '';
  const { product, details, load } = useKnownProduct(id);
  const { choice } = useChoiceInAddress();
  const open = useProductOpening();
  const content = useStartAtTop(id);

  if (details.isMissing) {
    return (
      <EmptyState>
        <MissingProduct replace />
      </EmptyState>
    );
  }
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {product ? (
        <ProductPresentation
          key={id}
          product={product}
          details={details}
          heading={<ProductTitle title={product.title} />}
          link={
            <ButtonLink variant="link" to={productPath(product, choice)}>
              View full page
            </ButtonLink>
          }
          onRetry={load}
          onOpenOther={(other) => open(other)}
        />
      ) : details.request.status === 'failed' ? (
        <ErrorState title="We couldn't load this product" onRetry={load}>
          <p>{details.request.message}</p>
        </ErrorState>
      ) : (
        <ProductSkeleton />
      )}
    </div>
  );
}

/** Another product in the same dialog starts at the top and takes over the focus of the removed content. */
function useStartAtTop(id: string) {
  const content = useRef<HTMLDivElement>(null);
  const shownId = useRef(id);
  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    const dialog = content.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    content.current?.focus({ preventScroll: true });
  }, [id]);
  return content;
}
