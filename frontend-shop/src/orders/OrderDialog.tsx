import { lazyPage } from '@haberdash/kit/lazy-page';
import { Dialog } from '@haberdash/kit/ui/Dialog';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FilesBoundary } from '../ui/FilesBoundary';
import { orderClosed, selectOpenOrder } from './orders.slice';

const OpenOrder = lazyPage(() => import('./OpenOrder'));

/** Shows the open order; leaving the page closes it. */
export function OrderDialog() {
  const { value: order } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();

  useEffect(() => () => void dispatch(orderClosed()), [dispatch]);

  return (
    <Dialog title="Order Details" open={order !== null} onClose={() => dispatch(orderClosed())}>
      <FilesBoundary>
        <Suspense fallback={<Spinner />}>
          <OpenOrder />
        </Suspense>
      </FilesBoundary>
    </Dialog>
  );
}
