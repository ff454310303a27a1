import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countOfOrders } from '../orders/list/RunningChange';
import { RefusalAlert } from '../ui/RefusalAlert';
import {
  selectShipped,
  selectUndoing,
  shippedDismissed,
  type ShippedOrders,
  undoSubmitted,
} from './shipping.slice';

/** The server tells the customers this long after the last parcel. */
const undoSeconds = 10;

/** Says that orders are shipped, and takes it back before the customers are told. */
export function ShippedNotice() {
  const shipped = useSelector(selectShipped);
  const undoing = useSelector(selectUndoing);
  if (!shipped) return null;
  return (
    <>
      <Countdown key={shipped.dispatchIds.join(' ')} shipped={shipped} />
      <RefusalAlert request={undoing} />
    </>
  );
}

function Countdown({ shipped }: { shipped: ShippedOrders }) {
  const isBusy = useSelector(selectUndoing).status === 'loading';
  const dispatch = useDispatch();
  const [left, setLeft] = useState(undoSeconds);
  useEffect(() => {
    const timer = window.setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => window.clearInterval(timer);
  }, []);
  const orders = `${countOfOrders(shipped.orders)} ${shipped.orders === 1 ? 'is' : 'are'} shipped.`;
  return (
    <Alert
      type="success"
      showIcon
      closable={left === 0 ? { 'aria-label': 'Dismiss', onClose: () => dispatch(shippedDismissed()) } : false}
      title={orders}
      description={
        left > 0 ? (
          <>
            Their customers are told <span aria-hidden>in {left} s</span>
            <span className="visually-hidden">in ten seconds</span>.
          </>
        ) : (
          'Their customers are told by e-mail.'
        )
      }
      action={
        left > 0 && (
          <Button disabled={isBusy} onClick={() => dispatch(undoSubmitted(shipped))}>
            Undo
          </Button>
        )
      }
    />
  );
}
