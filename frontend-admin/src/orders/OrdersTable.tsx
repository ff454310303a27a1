import { OrderTable } from '@haberdash/kit/orders/OrderTable';
import Button from 'antd/es/button';
import Pagination from 'antd/es/pagination';
import { useRef } from 'react';
import { useSamePage } from '@haberdash/kit/history-state';
import { useSearchParams } from 'react-router-dom';
import { useDispatch } from 'react-redux';
import type { ListedOrder } from './orders.api';
import { orderOpened } from './orders.slice';
import styles from './orders.module.css';
import { paymentLabel } from './payment-labels';

const pageSize = 20;

const customerItemsAndPayment = [
  { name: 'Customer', cell: customer },
  {
    name: 'Items',
    cell: ({ cartItems }: ListedOrder) => cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    isNumber: true,
  },
  {
    name: 'Payment',
    cell: (order: ListedOrder) => <span className={styles.paymentState}>{paymentLabel(order)}</span>,
  },
];

/** With the e-mail, because names are not unique. */
function customer({ userName, userEmail }: ListedOrder) {
  return (
    <span className={styles.customer}>
      {userName} {userEmail && <small>{userEmail}</small>}
    </span>
  );
}

export function OrdersTable({ orders }: { orders: ListedOrder[] }) {
  const [params, setParams] = useSearchParams();
  const samePage = useSamePage();
  const top = useRef<HTMLDivElement>(null);
  const page = pageIn(params, Math.ceil(orders.length / pageSize));

  const open = (chosen: number) => {
    setParams({ page: String(chosen) }, samePage);
    top.current?.scrollIntoView();
  };

  return (
    <div ref={top} className={styles.orders}>
      <OrderTable
        orders={orders.slice((page - 1) * pageSize, page * pageSize)}
        more={customerItemsAndPayment}
        actions={({ _id }) => <ViewDetails orderId={_id} />}
      />
      <Pagination
        current={page}
        pageSize={pageSize}
        total={orders.length}
        hideOnSinglePage
        showSizeChanger={false}
        align="end"
        onChange={open}
      />
    </div>
  );
}

function pageIn(params: URLSearchParams, last: number): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), last) : 1;
}

function ViewDetails({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  return (
    <Button aria-label={`View Details of order ${orderId}`} onClick={() => dispatch(orderOpened(orderId))}>
      View Details
    </Button>
  );
}
