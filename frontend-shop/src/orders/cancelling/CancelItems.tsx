import { cancellableIn, countOf } from '@haberdash/kit/orders/cancelling';
import { Button } from '@haberdash/kit/ui/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { CancelForm } from './CancelForm';
import styles from './cancel-items.module.css';
import { choiceOpened, selectCancelling, selectIsChoosing } from './cancelling.slice';
import type { Order } from '../orders.api';
import { useIsBefore } from './use-is-before';

interface CancelItemsProps {
  order: Order;
  /** The order's other actions. */
  children: ReactNode;
}

/** Lets the shopper cancel what is not sent yet, as long as that is possible. */
export function CancelItems({ order, children }: CancelItemsProps) {
  const { cancellableUntil = null, orderNumber } = order;
  const isInTime = useIsBefore(cancellableUntil);
  const isChoosing = useSelector(selectIsChoosing);
  const cancelling = useSelector(selectCancelling);
  const dispatch = useDispatch();
  const left = cancellableIn(order);
  const canCancel = isInTime && countOf(left) > 0;
  const isShown = canCancel && isChoosing;
  const actions = useFocusAfterClosing(isShown);

  return (
    <>
      {isShown && <CancelForm order={order} left={left} until={cancellableUntil!} />}
      {cancelling.status === 'failed' && (
        <p role="alert" className={styles.refusal}>
          {cancelling.message}
          {!canCancel && (
            <>
              {' '}
              <Link to="/shop/contact">Contact us</Link>
            </>
          )}
        </p>
      )}
      <div ref={actions} className={styles.actions}>
        {canCancel && !isChoosing && (
          <Button
            variant="secondary"
            aria-label={`Cancel items of order ${orderNumber}`}
            onClick={() => dispatch(choiceOpened())}
          >
            Cancel items
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

/** With the form, its focused button is gone: the next one takes over the focus. */
function useFocusAfterClosing(isShown: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown) actions.current?.querySelector('button')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return actions;
}
