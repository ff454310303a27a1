import { OrderTable } from '@haberdash/kit/orders/OrderTable';
import Button from 'antd/es/button';
import Pagination from 'antd/es/pagination';
import { useState } from 'react';
import { useDispatch } from '@haberdash/kit/store';
import type { ListedOrder } from './orders.api';
import { orderOpened } from './orders.slice';
import styles from './orders.module.css';

const pageSize = 20;

const customerAndItems = [
  { name: 'Customer', cell: ({ userName }: ListedOrder) => userName },
  {
    name: 'Items',
    cell: ({ cartItems }: ListedOrder) => cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    isNumber: true,
  },
];

export function OrdersTable({ orders }: { orders: ListedOrder[] }) {
  const [chosenPage, setPage] = useState(1);
  const page = Math.min(chosenPage, Math.ceil(orders.length / pageSize));

  return (
    <div className={styles.orders}>
      <OrderTable
        orders={orders.slice((page - 1) * pageSize, page * pageSize)}
        more={customerAndItems}
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
