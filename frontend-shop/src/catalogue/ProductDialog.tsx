import { lazyPage } from '@haberdash/kit/lazy-page';
import { Dialog } from '@haberdash/kit/ui/Dialog';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { productClosed, selectOpenProduct } from './details.slice';

const ProductDetails = lazyPage(() => import('./ProductDetails'));

/** Shows the product that is open; leaving the page closes it. */
export function ProductDialog() {
  const { value: product } = useSelector(selectOpenProduct);
  const dispatch = useDispatch();
  const close = () => dispatch(productClosed());

  useEffect(() => () => void dispatch(productClosed()), [dispatch]);

  return (
    <Dialog title={product?.title ?? ''} open={product !== null} onClose={close}>
      <Suspense fallback={<Spinner />}>
        <ProductDetails />
      </Suspense>
    </Dialog>
  );
}
