import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Breadcrumb } from '../ui/Breadcrumb';
import styles from './order-page.module.css';
import type { Order } from './orders.api';
import { orderClosed, orderPageOpened, selectIsOrderMissing, selectOpenOrder } from './orders.slice';

interface OrderFrameProps {
  /** The order's number or id. */
  name: string;
  /** The title of the page; of an order that is not loaded yet, it is null. */
  titleOf: (order: Order | null) => string;
  /** Between the account and this page. */
  path?: { name: string; to: string }[];
  children: (order: Order) => ReactNode;
}

/** A page about an order: it loads the order, or says that it is not in this account. */
export function OrderFrame({ name, ...page }: OrderFrameProps) {
  const isMissing = useSelector(selectIsOrderMissing);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(orderPageOpened({ name }));
    return () => void dispatch(orderClosed());
  }, [dispatch, name]);

  return isMissing ? <MissingOrder /> : <ShownOrder name={name} {...page} />;
}

function ShownOrder({ name, titleOf, path = [], children }: OrderFrameProps) {
  const { value: order, request } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();
  const title = titleOf(order);

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
      <Breadcrumb path={[{ name: 'My account', to: '/shop/account' }, ...path]} current={title} />
      <PageHeading title={title}>{title}</PageHeading>
      {order ? children(order) : <Spinner label="Loading your order" />}
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
