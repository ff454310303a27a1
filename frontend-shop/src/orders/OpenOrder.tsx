import { arrivalOf, progressOf } from '@haberdash/kit/orders/arrival';
import { OrderDetails } from '@haberdash/kit/orders/OrderDetails';
import { Parcels } from '@haberdash/kit/orders/Parcels';
import { PrintedOrder } from '@haberdash/kit/orders/PrintedOrder';
import { Refunds } from '@haberdash/kit/orders/Refunds';
import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectContent } from '../content/content.slice';
import { textPagePath } from '../content/page-paths';
import { CancelItems } from './cancelling/CancelItems';
import { OrderReturns } from '../returns/OrderReturns';
import { useWithdrawalWords, withdrawalPath } from '../withdrawal/withdrawal-words';
import styles from './open-order.module.css';
import { ExchangeNote } from './ExchangeNote';
import { OrderActions } from './OrderActions';
import type { Order } from './orders.api';
import { orderOpened, selectOpenOrder } from './orders.slice';

function Headline({ order }: { order: Order }) {
  const [arrival, progress] = [arrivalOf(order), progressOf(order)];
  if (!arrival && !progress) return null;
  return (
    <div className={styles.headline}>
      {arrival && <p className={styles.arrival}>{arrival}</p>}
      {progress && <p>{progress}</p>}
    </div>
  );
}

export default function OpenOrder() {
  const { value: order, request } = useSelector(selectOpenOrder);
  const { value: shop } = useSelector(selectContent);
  const withdrawal = useWithdrawalWords();
  const dispatch = useDispatch();
  if (!order) return null;

  return (
    <div aria-busy={request.status === 'loading'}>
      {request.status === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>{request.message}</p>
          <Button variant="quiet" onClick={() => dispatch(orderOpened(order))}>
            Try again
          </Button>
        </div>
      )}
      <Headline order={order} />
      {order.exchange && (
        <p>
          <ExchangeNote exchange={order.exchange} />
        </p>
      )}
      <OrderDetails
        order={order}
        parcels={<Parcels order={order} />}
        refunds={
          <>
            <OrderReturns order={order} />
            <Refunds order={order} />
          </>
        }
        pathOfPage={({ slug, version }) => textPagePath(slug, version)}
      >
        {order.paymentStatus === 'inReview' && (
          <p>
            PayPal is reviewing your payment. We&apos;ll confirm your order as soon as PayPal releases it,
            usually within a day.
          </p>
        )}
        <CancelItems order={order}>
          <OrderActions order={order} />
          <Button
            variant="quiet"
            aria-label={`Print order ${order.orderNumber}`}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </CancelItems>
        <p>
          <Link to={withdrawalPath(order.orderNumber)}>{withdrawal.label}</Link>
        </p>
        <PrintedOrder order={order} shop={shop} />
      </OrderDetails>
    </div>
  );
}
