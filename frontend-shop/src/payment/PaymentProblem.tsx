import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import type { ReactNode } from 'react';
import type { Order } from '../orders/orders.api';
import { OrderBrief } from './OrderBrief';
import { OrdersLink } from './OrdersLink';
import styles from './payment.module.css';

interface PaymentProblemProps {
  heading: string;
  message: string;
  advice?: string;
  /** Null means that it is not known. */
  order?: Order | null;
  /** The recommended action, shown before the link to the orders. */
  children?: ReactNode;
}

export function PaymentProblem({ heading, message, advice, order, children }: PaymentProblemProps) {
  return (
    <div className={styles.outcome} role="alert">
      <PageHeading title="Payment">{heading}</PageHeading>
      <p>{message}</p>
      {advice && <p>{advice}</p>}
      {order && <OrderBrief order={order} />}
      <div className={styles.ways}>
        {children}
        <OrdersLink variant={children ? 'quiet' : 'primary'} />
      </div>
    </div>
  );
}
