import { money } from '@haberdash/kit/money';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { customerRequested, selectCart } from './customer.slice';
import styles from './customers.module.css';

export function CustomerCart({ customerId }: { customerId: string }) {
  const { value: cart, request } = useSelector(selectCart);
  const dispatch = useDispatch();
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the cart" onRetry={() => dispatch(customerRequested(customerId))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!cart) return <Skeleton active title={false} />;
  return (
    <>
      <ul className={styles.rows}>
        {cart.items.map(({ variantId, title, size, colour, quantity, price, salePrice }) => (
          <li key={variantId} className={styles.order}>
            <span>
              {[title, size, colour].filter(Boolean).join(' · ')} × {quantity}
            </span>
            <span className={styles.amount}>{money((salePrice || price) * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.order}>
        <strong>Total</strong> <strong className={styles.amount}>{money(cart.total)}</strong>
      </p>
    </>
  );
}
