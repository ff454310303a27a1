import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Breadcrumb } from '../ui/Breadcrumb';
import styles from './order-page.module.css';
import { EndedLink } from './links/EndedLink';
import { orderPath } from './order-path';
import type { Order } from './orders.api';
import {
  orderClosed,
  orderLinkOpened,
  orderPageOpened,
  selectIsOrderMissing,
  selectOpenOrder,
} from './orders.slice';

interface OrderFrameProps {
  /** The order's number or id; undefined where its link opens it. */
  name: string | undefined;
  /** The title of the page; of an order that is not loaded yet, it is null. */
  titleOf: (order: Order | null) => string;
  /** The page is about a part of the order, whose own page is above it. */
  isPart?: boolean;
  children: (order: Order) => ReactNode;
}

/** A page about an order: it loads the order, or says that it is not in this account, or that the link has ended. */
export function OrderFrame({ name, ...page }: OrderFrameProps) {
  const isMissing = useSelector(selectIsOrderMissing);
  const token = useLocation().hash.slice(1);
  const dispatch = useDispatch();

  useEffect(() => {
    if (name !== undefined || token) dispatch(openingOf(name, token));
    return () => void dispatch(orderClosed());
  }, [dispatch, name, token]);

  if (name === undefined && (isMissing || !token)) return <EndedLink />;
  return isMissing ? <MissingOrder /> : <ShownOrder name={name} token={token} {...page} />;
}

const openingOf = (name: string | undefined, token: string) =>
  name === undefined ? orderLinkOpened({ token }) : orderPageOpened({ name });

function pagesAbove(name: string | undefined, token: string, isPart: boolean) {
  const order = { name: 'Your order', to: name === undefined ? `/shop/order#${token}` : orderPath(name) };
  const account = { name: 'My account', to: '/shop/account' };
  return [...(name === undefined ? [] : [account]), ...(isPart ? [order] : [])];
}

function ShownOrder({ name, token, titleOf, isPart = false, children }: OrderFrameProps & { token: string }) {
  const { value: order, request } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();
  const title = titleOf(order);

  if (!order && request.status === 'failed') {
    return (
      <ErrorState
        title="We couldn't load your order"
        pageTitle="Order"
        onRetry={() => dispatch(openingOf(name, token))}
      >
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return (
    <div className={styles.page}>
      <Breadcrumb path={pagesAbove(name, token, isPart)} current={title} />
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
