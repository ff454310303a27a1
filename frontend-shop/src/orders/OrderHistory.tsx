import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { OrderTable } from '@haberdash/kit/orders/OrderTable';
import { Button } from '@haberdash/kit/ui/Button';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useScrollRestoration } from '../listing/scroll-position';
import { ArrivalNote } from './ArrivalNote';
import { ExchangeNote } from './ExchangeNote';
import { GuestOrders } from './links/GuestOrders';
import { OrderActions } from './OrderActions';
import { OrderDialog } from './OrderDialog';
import styles from './order-history.module.css';
import type { Order, OrderPage } from './orders.api';
import {
  attemptsToggled,
  moreOrdersRequested,
  orderOpened,
  ordersRequested,
  selectLoadingMore,
  selectOrders,
  selectShowsAttempts,
} from './orders.slice';

export function OrderHistory() {
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(ordersRequested());
  }, [dispatch]);

  return (
    <section aria-labelledby="orders-title" className={styles.history}>
      <h2 id="orders-title">Order History</h2>
      <Orders />
      <GuestOrders />
      <OrderDialog />
    </section>
  );
}

function Orders() {
  const { value: page, request } = useSelector(selectOrders);
  const dispatch = useDispatch();
  useScrollRestoration(page ? page.orders.length : null);

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load your orders" onRetry={() => dispatch(ordersRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!page) return <Spinner label="Loading your orders" />;
  return (
    <div className={styles.pages}>
      {page.orders.length > 0 ? <OrderPages page={page} /> : <NoOrders />}
      <CancelledAttempts page={page} />
    </div>
  );
}

function NoOrders() {
  return (
    <EmptyState title="No orders yet">
      <ButtonLink variant="secondary" to="/shop/listing">
        Browse all products
      </ButtonLink>
    </EmptyState>
  );
}

/** Orders of which nothing came are shown only when they are asked for. */
function CancelledAttempts({ page: { hasHiddenAttempts } }: { page: OrderPage }) {
  const areShown = useSelector(selectShowsAttempts);
  const dispatch = useDispatch();
  if (!areShown && !hasHiddenAttempts) return null;
  return (
    <div className={styles.more}>
      <Button variant="link" onClick={() => dispatch(attemptsToggled())}>
        {areShown ? 'Hide cancelled attempts' : 'Show cancelled attempts'}
      </Button>
    </div>
  );
}

function OrderPages({ page: { orders, nextCursor } }: { page: OrderPage }) {
  const { list, awaitMore } = useFocusOnMore(orders.length);
  return (
    <div ref={list} className={styles.pages}>
      <OrderTable
        orders={orders}
        hasPictures
        note={(order) => (
          <>
            <ExchangeNote exchange={order.exchange} isShort />
            <ArrivalNote order={order} />
          </>
        )}
        actions={(order) => <Actions order={order} />}
      />
      {nextCursor && <MoreOrders onMore={awaitMore} />}
    </div>
  );
}

function MoreOrders({ onMore }: { onMore: () => void }) {
  const loading = useSelector(selectLoadingMore);
  const dispatch = useDispatch();
  const hasFailed = loading.status === 'failed';
  return (
    <div className={styles.more}>
      {hasFailed && <p role="alert">{loading.message}</p>}
      <Button
        variant="secondary"
        busy={loading.status === 'loading'}
        onClick={() => {
          onMore();
          dispatch(moreOrdersRequested());
        }}
      >
        {hasFailed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
}

/** After 'Show more', focuses the first new order. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const firstAwaited = useRef<number>(undefined);

  useEffect(() => {
    if (firstAwaited.current === undefined || count <= firstAwaited.current) return;
    const rows = list.current?.querySelectorAll('tbody tr');
    rows?.[firstAwaited.current]?.querySelector('button')?.focus({ preventScroll: true });
    firstAwaited.current = undefined;
  }, [count]);

  const awaitMore = () => void (firstAwaited.current = count);
  return { list, awaitMore };
}

function Actions({ order }: { order: Order }) {
  const dispatch = useDispatch();
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`View Details of order ${order.orderNumber}`}
        aria-haspopup="dialog"
        onClick={() => dispatch(orderOpened(order))}
      >
        View Details
      </Button>
      <OrderActions order={order} />
    </>
  );
}
