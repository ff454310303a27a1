import { Button } from '@haberdash/kit/ui/Button';
import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addLinesRequested } from '../cart/cart.slice';
import { usePageRestore } from '../ui/use-page-restore';
import styles from './order-actions.module.css';
import type { Order } from './orders.api';
import { cancelRequested, orderActionEnded, payRequested, selectBusyId } from './orders.slice';

export function OrderActions({ order }: { order: Order }) {
  const { _id: orderId, orderNumber, cartItems, paymentStatus } = order;
  const isBusy = useSelector(selectBusyId) === orderId;
  const dispatch = useDispatch();
  const which = `order ${orderNumber}`;
  const actions = useFocusAfterCancelling(paymentStatus);
  usePageRestore(() => dispatch(orderActionEnded()));

  if (paymentStatus === 'inReview') return null;
  if (paymentStatus !== 'pending') {
    return (
      <div ref={actions} className={styles.actions}>
        <Button
          variant="quiet"
          aria-label={`Buy again: ${which}`}
          onClick={() => dispatch(addLinesRequested(cartItems))}
        >
          Buy again
        </Button>
      </div>
    );
  }
  return (
    <div ref={actions} className={styles.actions}>
      <Button
        aria-label={`Pay now for ${which}`}
        busy={isBusy}
        onClick={() => dispatch(payRequested({ orderId }))}
      >
        Pay now
      </Button>
      <Button
        variant="quiet"
        aria-label={`Cancel ${which}`}
        disabled={isBusy}
        onClick={() => dispatch(cancelRequested({ orderId }))}
      >
        Cancel
      </Button>
    </div>
  );
}

/** After a cancellation, the button is gone: the next one takes over the focus. */
function useFocusAfterCancelling(paymentStatus: Order['paymentStatus']): RefObject<HTMLDivElement | null> {
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef(paymentStatus);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (before.current !== paymentStatus && isFocusLost) actions.current?.querySelector('button')?.focus();
    before.current = paymentStatus;
  }, [paymentStatus]);
  return actions;
}
