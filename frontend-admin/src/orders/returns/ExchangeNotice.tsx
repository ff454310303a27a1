import Alert from 'antd/es/alert';
import { Link } from 'react-router-dom';
import { exchangeText } from '../../returns/return-labels';
import { returnPath } from '../../returns/returns-path';
import type { Order } from '../orders.api';
import styles from '../orders.module.css';

type Exchange = NonNullable<Order['exchange']>;

/** The return whose items the order takes the place of. */
export function ExchangeLink({ exchange: { returnId, returnNumber } }: { exchange: Exchange }) {
  return (
    <small>
      Exchange for return <Link to={returnPath(returnId)}>{returnNumber}</Link>
    </small>
  );
}

/** The order goes with its return: it is sent once that is accepted, and ends with it. */
export function ExchangeNotice({ order: { exchange } }: { order: Pick<Order, 'exchange'> }) {
  if (!exchange) return null;
  return (
    <div className={styles.hold}>
      <Alert
        type="info"
        showIcon
        title={<ExchangeLink exchange={exchange} />}
        description={`Nothing is to be paid. State: ${exchangeText(exchange)}`}
      />
    </div>
  );
}
