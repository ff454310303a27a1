import { lazyPage } from '@haberdash/kit/lazy-page';
import { Dialog } from '@haberdash/kit/ui/Dialog';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { detailsRequested } from '../product/details.slice';
import { useKnownProduct } from '../product/use-details';
import { useOpenProduct } from './use-open-product';

const ProductDetails = lazyPage(() => import('./ProductDetails'));

/** Shows the product that stands in the address. */
export function ProductDialog() {
  const { id, close } = useOpenProduct();
  const { product, details } = useKnownProduct(id ?? '');
  const dispatch = useDispatch();
  const title = details.isMissing ? 'Product not found' : (product?.title ?? 'Product');

  useEffect(() => {
    if (id) dispatch(detailsRequested(id));
  }, [id, dispatch]);

  return (
    <Dialog title={title} open={id !== null} hasAddress onClose={close}>
      <Suspense fallback={<Spinner />}>
        <ProductDetails />
      </Suspense>
    </Dialog>
  );
}
