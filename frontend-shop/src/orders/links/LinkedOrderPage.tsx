import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import OpenOrder from '../OpenOrder';
import styles from '../order-page.module.css';
import { orderClosed, orderLinkOpened, selectIsOrderMissing, selectOpenOrder } from '../orders.slice';
import { EndedLink } from './EndedLink';
import { KeepOrder } from './KeepOrder';

/** One order for whoever has its link, as in the e-mails to guests. The token stays in the address, for a reload and a bookmark. */
export default function LinkedOrderPage() {
  const token = useLocation().hash.slice(1);
  const isMissing = useSelector(selectIsOrderMissing);
  const dispatch = useDispatch();

  useEffect(() => {
    if (token) dispatch(orderLinkOpened({ token }));
    return () => void dispatch(orderClosed());
  }, [dispatch, token]);

  return token && !isMissing ? <LinkedOrder token={token} /> : <EndedLink />;
}

function LinkedOrder({ token }: { token: string }) {
  const { value: order, request } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();

  if (!order && request.status === 'failed') {
    return (
      <ErrorState
        title="We couldn't load your order"
        pageTitle="Order"
        onRetry={() => dispatch(orderLinkOpened({ token }))}
      >
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  const title = order ? `Order ${order.orderNumber}` : 'Your order';
  return (
    <div className={styles.page}>
      <PageHeading title={title}>{title}</PageHeading>
      {!order && <Spinner label="Loading your order" />}
      {order && (
        <>
          <h2 className="visually-hidden">Order Details</h2>
          <OpenOrder />
          <KeepOrder order={order} email={order.shopperEmail} />
        </>
      )}
    </div>
  );
}
