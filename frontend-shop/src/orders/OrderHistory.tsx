import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { day, writtenDay } from '@haberdash/kit/day';
import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductPicture } from '../product/ProductPicture';
import { orderNumber } from './order-number';
import { OrderActions } from './OrderActions';
import { OrderDialog } from './OrderDialog';
import styles from './order-history.module.css';
import type { Order } from './orders.api';
import { orderOpened, ordersRequested, selectOrders } from './orders.slice';
import { OrderStatusBadge } from './OrderStatusBadge';

export function OrderHistory() {
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(ordersRequested());
  }, [dispatch]);

  return (
    <section aria-labelledby="orders-title" className={styles.history}>
      <h2 id="orders-title">Order History</h2>
      <Orders />
      <OrderDialog />
    </section>
  );
}

function Orders() {
  const { value: orders, request } = useSelector(selectOrders);
  const dispatch = useDispatch();

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load your orders" onRetry={() => dispatch(ordersRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!orders) return <Spinner label="Loading your orders" />;
  if (orders.length > 0) return <OrderTable orders={orders} />;
  return (
    <EmptyState title="No orders yet">
      <ButtonLink variant="secondary" to="/shop/listing">
        Browse all products
      </ButtonLink>
    </EmptyState>
  );
}

const columns = ['Order ID', 'Order Date', 'Order Status', 'Order Price'];

/** On a phone each row is shown as a card, which takes the table's meaning away; the roles give it back. */
function OrderTable({ orders }: { orders: Order[] }) {
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="visually-hidden">Details</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { _id, orderDate, totalAmount } = order;
  const cells = [
    <OrderName key="name" order={order} />,
    <span key="date" className={styles.stack}>
      {day(orderDate)} <small>{writtenDay(orderDate)}</small>
    </span>,
    <OrderStatusBadge key="status" order={order} />,
    money(totalAmount),
  ];

  return (
    <tr role="row">
      {cells.map((cell, index) => (
        <td key={columns[index]} role="cell" data-label={columns[index]}>
          {cell}
        </td>
      ))}
      <td role="cell">
        <div className={styles.actions}>
          <Button
            variant="secondary"
            aria-label={`View Details of order ${_id}`}
            aria-haspopup="dialog"
            onClick={() => dispatch(orderOpened(order))}
          >
            View Details
          </Button>
          <OrderActions order={order} />
        </div>
      </td>
    </tr>
  );
}

const MAX_PICTURES = 3;

function OrderName({ order: { _id, cartItems } }: { order: Order }) {
  const others = cartItems.length - MAX_PICTURES;
  return (
    <span className={styles.stack}>
      <strong>{orderNumber(_id)}</strong> <small>{_id}</small>
      <span className={styles.pictures} aria-hidden="true">
        {cartItems.slice(0, MAX_PICTURES).map((item) => (
          <ProductPicture key={item.variantId} product={item} sizes="2.5rem" />
        ))}
        {others > 0 && `+${others}`}
      </span>
    </span>
  );
}
