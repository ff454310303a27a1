import type { Refund } from '@haberdash/kit/orders/order';
import { Refunds } from '@haberdash/kit/orders/Refunds';
import { Button } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../../access/use-may';
import { IfAllowed } from '../../access/IfAllowed';
import { shopTimeZone } from '../../time/shop-time';
import type { Order } from '../orders.api';
import { useFocusWhenLost } from '../parcels/use-focus-when-lost';
import { RefundForm } from './RefundForm';
import { refundStateLabel } from './refund-state-labels';
import styles from './refunds.module.css';
import { askAgainSubmitted, selectAskedAgainId } from './refunds.slice';

/** The refunds of the open order, and a form for another. */
export function OrderRefunds({ order }: { order: Order }) {
  const isPaid = order.paymentStatus === 'paid' && order.orderStatus !== 'rejected';
  const isRefundable = isPaid && order.totalAmount > 0;
  return (
    <Refunds
      order={order}
      timeZone={shopTimeZone()}
      stateOf={(refund) => <State orderId={order._id} refund={refund} />}
    >
      {isRefundable && (
        <IfAllowed needs="refunds.give">
          <RefundForm order={order} />
        </IfAllowed>
      )}
    </Refunds>
  );
}

function State({ orderId, refund }: { orderId: string; refund: Refund }) {
  const dispatch = useDispatch();
  const askedAgainId = useSelector(selectAskedAgainId);
  const mayGive = useMay()('refunds.give');
  const refundId = refund._id;
  const place = useFocusWhenLost(refund.state);
  // Neither disabled nor taken away while it is busy, so that it keeps the focus.
  const ask = () => dispatch(askAgainSubmitted({ orderId, refundId }));
  return (
    <div ref={place} tabIndex={-1} className={styles.state}>
      {refundStateLabel(refund)}
      {refund.state === 'refused' && mayGive && (
        <Button
          size="small"
          aria-busy={askedAgainId === refundId}
          aria-disabled={askedAgainId !== null}
          onClick={askedAgainId === null ? ask : undefined}
        >
          {askedAgainId === refundId ? 'Asking …' : 'Ask again'}
        </Button>
      )}
    </div>
  );
}
