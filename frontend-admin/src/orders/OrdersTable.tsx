import { day } from '@haberdash/kit/day';
import { money } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import Pagination from 'antd/es/pagination';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { OrderStatusBadge } from './OrderStatusBadge';
import type { Order } from './orders.api';
import { orderOpened } from './orders.slice';
import styles from './orders-table.module.css';

const pageSize = 20;

const columns = ['Order ID', 'Order Date', 'Customer', 'Items', 'Order Status', 'Order Price'];

/** Where there is no room for a row it is a card, which takes the table's meaning away; the roles give it back. */
export function OrdersTable({ orders }: { orders: Order[] }) {
  const [chosenPage, setPage] = useState(1);
  const page = Math.min(chosenPage, Math.ceil(orders.length / pageSize));
  const onPage = orders.slice((page - 1) * pageSize, page * pageSize);

  return (
    <div className={styles.orders}>
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
          {onPage.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </tbody>
      </table>
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

function OrderRow({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { _id, orderDate, userName, cartItems, orderStatus, totalAmount } = order;
  const cells = [
    _id,
    day(orderDate),
    userName,
    cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    <OrderStatusBadge key="status" status={orderStatus} />,
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
        <Button aria-label={`View Details of order ${_id}`} onClick={() => dispatch(orderOpened(_id))}>
          View Details
        </Button>
      </td>
    </tr>
  );
}
