import Alert from 'antd/es/alert';
import { Link } from 'react-router-dom';
import { shopTime } from '../../time/shop-time';
import type { Order } from '../orders.api';
import styles from '../orders.module.css';

/** Somebody declared that the contract of the order ends. */
export function WithdrawalNotice({ order: { _id, withdrawals } }: { order: Order }) {
  const waiting = withdrawals.some(({ isDone }) => !isDone);
  const [first] = withdrawals;
  if (!first) return null;
  return (
    <div className={styles.hold}>
      <Alert
        type={waiting ? 'warning' : 'info'}
        showIcon
        title={`Withdrawn from the contract on ${shopTime(first.receivedDate)}`}
        description={
          <>
            {waiting ? 'It waits to be dealt with.' : 'It is dealt with.'}{' '}
            <Link to={`/admin/withdrawals?orderId=${_id}`}>Open the withdrawal</Link>
          </>
        }
      />
    </div>
  );
}
