import type { ReactNode } from 'react';
import { day, writtenDay } from '../day';
import { money } from '../money';
import type { Order } from './order';
import styles from './order-table.module.css';
import { OrderPicture } from './OrderPicture';
import { StatusBadge } from './StatusBadge';

interface Column<Listed extends Order> {
  name: string;
  cell: (order: Listed) => ReactNode;
  isNumber?: boolean;
}

interface OrderTableProps<Listed extends Order> {
  orders: Listed[];
  /** The buttons of an order. */
  actions: (order: Listed) => ReactNode;
  /** Additional columns after the date. */
  more?: Column<Listed>[];
  hasPictures?: boolean;
  /** This is shown below the status. */
  note?: (order: Listed) => ReactNode;
}

/**
 * On narrow screens CSS turns rows into cards, which would remove the table's semantics; the roles restore
 * them.
 */
export function OrderTable<Listed extends Order>({
  orders,
  actions,
  more = [],
  hasPictures = false,
  note,
}: OrderTableProps<Listed>) {
  const columns: Column<Listed>[] = [
    { name: 'Order ID', cell: (order) => <OrderName order={order} hasPictures={hasPictures} /> },
    { name: 'Order Date', cell: orderDate },
    ...more,
    {
      name: 'Order Status',
      cell: (order) => (
        <span className={styles.stack}>
          <StatusBadge order={order} />
          {note?.(order)}
        </span>
      ),
    },
    { name: 'Order Price', cell: ({ totalAmount }) => money(totalAmount), isNumber: true },
  ];
  return (
    <div className={styles.orders}>
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, isNumber }) => (
              <th key={name} role="columnheader" scope="col" data-number={isNumber}>
                {name}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className="visually-hidden">Details</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {orders.map((order) => (
            <tr key={order._id} role="row">
              {columns.map(({ name, cell, isNumber }) => (
                <td key={name} role="cell" data-label={name} data-number={isNumber}>
                  {cell(order)}
                </td>
              ))}
              <td role="cell">
                <div className={styles.actions}>{actions(order)}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const orderDate = ({ orderDate: date }: Order) => (
  <span className={`${styles.stack} ${styles.day}`}>
    {day(date)} <small>{writtenDay(date)}</small>
  </span>
);

const maxPictures = 3;

function OrderName({
  order: { orderNumber, cartItems },
  hasPictures,
}: {
  order: Order;
  hasPictures: boolean;
}) {
  const others = cartItems.length - maxPictures;
  return (
    <span className={styles.stack}>
      <strong>{orderNumber}</strong>
      {hasPictures && (
        <span className={styles.pictures} aria-hidden="true">
          {cartItems.slice(0, maxPictures).map((item) => (
            <OrderPicture key={item.variantId} item={item} width={2.5} />
          ))}
          {others > 0 && `+${others}`}
        </span>
      )}
    </span>
  );
}
