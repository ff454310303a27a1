import { money } from '@haberdash/kit/money';
import { StatusBadge } from '@haberdash/kit/orders/StatusBadge';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { writtenShopDay } from '../time/shop-time';
import { LoadedList } from '../ui/LoadedList';
import { customerRequested, selectOrders } from './customer.slice';
import styles from './customers.module.css';

/** The newest orders, and the way to all. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const orders = useSelector(selectOrders);
  const dispatch = useDispatch();
  return (
    <LoadedList
      name="orders"
      list={orders}
      placeholder={<Skeleton active title={false} />}
      emptyHint="This customer has not ordered."
      onRetry={() => void dispatch(customerRequested(customerId))}
    >
      {(loaded) => (
        <>
          <ul className={styles.rows}>
            {loaded.map((order) => (
              <li key={order._id} className={styles.order}>
                <Link to={`/admin/orders?order=${order._id}`}>{order.orderNumber}</Link>
                <span>{writtenShopDay(order.orderDate)}</span>
                <StatusBadge order={order} />
                <span className={styles.amount}>{money(order.totalAmount)}</span>
              </li>
            ))}
          </ul>
          <Link to={`/admin/orders?customer=${customerId}`}>All orders of this customer</Link>
        </>
      )}
    </LoadedList>
  );
}
