import { OrderTable } from '@haberdash/kit/orders/OrderTable';
import Button from 'antd/es/button';
import Pagination from 'antd/es/pagination';
import { useState } from 'react';
import { useDispatch } from '@haberdash/kit/store';
import type { ListedOrder } from './orders.api';
import { orderOpened } from './orders.slice';
import styles from './orders.module.css';
import { paymentLabel } from './payment-words';

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

/** Two people may have one name. */
function customer({ userName, userEmail }: ListedOrder) {
  return (
    <span className={styles.customer}>
      {userName} {userEmail && <small>{userEmail}</small>}
    </span>
  );
}

export function OrdersTable({ orders }: { orders: ListedOrder[] }) {
  const [chosenPage, setPage] = useState(1);
  const page = Math.min(chosenPage, Math.ceil(orders.length / pageSize));

  return (
    <div className={styles.orders}>
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
        onChange={setPage}
      />
    </div>
  );
}

function ViewDetails({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  return (
    <Button aria-label={`View Details of order ${orderId}`} onClick={() => dispatch(orderOpened(orderId))}>
      View Details
    </Button>
  );
}
