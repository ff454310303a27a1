import { money } from '@haberdash/kit/money';
import { StatusBadge } from '@haberdash/kit/orders/StatusBadge';
import { Link } from 'react-router-dom';
import type { ListColumn } from '../../list/list';
import { shopDay, shopTime } from '../../time/shop-time';
import type { ListedOrder } from '../orders.api';
import styles from '../orders.module.css';
import ui from '../../ui/ui.module.css';
import { paymentLabel } from '../payment-labels';
import { ExchangeLink } from '../returns/ExchangeNotice';
import { ViewDetails } from './ViewDetails';

export const orderColumns: ListColumn<ListedOrder>[] = [
  {
    key: 'id',
    title: 'Order ID',
    isFixed: true,
    cell: ({ _id, orderNumber }) => (
      <Link to={`/admin/orders/${_id}`} className={styles.number}>
        <strong>{orderNumber}</strong>
      </Link>
    ),
  },
  {
    key: 'date',
    title: 'Order Date',
    cell: orderDate,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'customer', title: 'Customer', cell: customer },
  { key: 'items', title: 'Items', isNumber: true, cell: pieces },
  { key: 'products', title: 'Products', isExtra: true, cell: products },
  { key: 'city', title: 'City', isExtra: true, cell: ({ addressInfo }) => addressInfo.city },
  { key: 'payment', title: 'Payment', cell: payment },
  { key: 'status', title: 'Order Status', cell: status },
  {
    key: 'total',
    title: 'Order Price',
    isNumber: true,
    cell: ({ totalAmount }) => money(totalAmount),
    sorts: { ascend: 'total-lowtohigh', descend: 'total-hightolow' },
  },
  { key: 'details', title: '', isFixed: true, cell: (order) => <ViewDetails order={order} /> },
];

function orderDate({ orderDate: date }: ListedOrder) {
  return (
    <span className={ui.stack}>
      <time dateTime={date}>{shopDay(date)}</time> <small>{shopTime(date)}</small>
    </span>
  );
}

/** With the e-mail, because names are not unique. */
function customer({ userName, userEmail }: ListedOrder) {
  return (
    <span className={ui.stack}>
      {userName} {userEmail && <small>{userEmail}</small>}
    </span>
  );
}

function pieces({ cartItems }: ListedOrder) {
  return cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
}

function products({ cartItems }: ListedOrder) {
  return cartItems.map(({ title }) => title).join(', ');
}

function status(order: ListedOrder) {
  return (
    <span className={ui.stack}>
      <StatusBadge order={order} />
      {order.hold && <small>On hold</small>}
      {order.exchange && <ExchangeLink exchange={order.exchange} />}
    </span>
  );
}

function payment(order: ListedOrder) {
  return (
    <span className={ui.stack}>
      <span className={styles.paymentState} data-payment={order.paymentStatus}>
        {paymentLabel(order)}
      </span>
      {order.refunds.amount > 0 && <small>{money(order.refunds.amount)} back</small>}
    </span>
  );
}
