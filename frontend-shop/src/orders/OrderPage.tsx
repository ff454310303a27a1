import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../ui/Breadcrumb';
import OpenOrder from './OpenOrder';
import styles from './order-page.module.css';
import { orderClosed, orderPageOpened, selectIsOrderMissing, selectOpenOrder } from './orders.slice';

/** An order at an address of its own, to which e-mails lead. */
export default function OrderPage() {
  const { name = '' } = useParams();
  const isMissing = useSelector(selectIsOrderMissing);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(orderPageOpened({ name }));
    return () => void dispatch(orderClosed());
  }, [dispatch, name]);

  return isMissing ? <MissingOrder /> : <ShownOrder name={name} />;
}

function ShownOrder({ name }: { name: string }) {
  const { value: order, request } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();
  const title = order ? `Order ${order.orderNumber}` : 'Your order';

  if (!order && request.status === 'failed') {
    return (
      <ErrorState
        title="We couldn't load your order"
        pageTitle="Order"
        onRetry={() => dispatch(orderPageOpened({ name }))}
      >
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return (
    <div className={styles.page}>
      <Breadcrumb path={[{ name: 'My account', to: '/shop/account' }]} current={title} />
      <PageHeading title={title}>{title}</PageHeading>
      <h2 className="visually-hidden">Order Details</h2>
      {order ? <OpenOrder /> : <Spinner label="Loading your order" />}
    </div>
  );
}

function MissingOrder() {
  return (
    <EmptyState title="This order isn't in this account" pageTitle="Order">
      <p>If you have another account, sign in with the one that placed the order.</p>
      <ButtonLink to="/shop/account">View Orders</ButtonLink>
    </EmptyState>
  );
}
