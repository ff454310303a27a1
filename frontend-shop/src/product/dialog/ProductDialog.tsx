import { lazyPage } from '@haberdash/kit/lazy-page';
import { shopName } from '@haberdash/kit/page-meta';
import { Dialog } from '@haberdash/kit/ui/Dialog';
import { Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { detailsRequested } from '../details.slice';
import { useKnownProduct } from '../use-details';
import styles from './product-dialog.module.css';
import { FilesBoundary } from '../../ui/FilesBoundary';
import { ProductPreview } from './ProductPreview';
import { ProductSkeleton } from '../page/ProductSkeleton';
import { useOpenProduct } from './use-open-product';

const OpenProduct = lazyPage(() => import(/* webpackPrefetch: true */ './OpenProduct'));

/** Shows the product that the address names. */
export function ProductDialog() {
  const { id, close } = useOpenProduct();
  const { product, details } = useKnownProduct(id ?? '');
  const dispatch = useDispatch();
  const title = details.isMissing ? 'Product not found' : (product?.title ?? 'Product');

  useEffect(() => {
    if (id) dispatch(detailsRequested(id));
  }, [id, dispatch]);

  return (
    <>
      {id && <title>{`${title} · ${shopName()}`}</title>}
      <Dialog
        title={title}
        className={`dialog ${styles.dialog} ${product ? styles.titled : ''}`}
        open={id !== null}
        hasAddress
        onClose={close}
      >
        <FilesBoundary>
          <Suspense
            fallback={
              <div className={styles.content}>
                {product ? <ProductPreview product={product} /> : <ProductSkeleton />}
              </div>
            }
          >
            <OpenProduct />
          </Suspense>
        </FilesBoundary>
      </Dialog>
    </>
  );
}
