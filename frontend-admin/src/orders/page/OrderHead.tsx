import { money } from '@haberdash/kit/money';
import { StatusBadge } from '@haberdash/kit/orders/StatusBadge';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import type { Order } from '../orders.api';
import styles from '../orders.module.css';
import { packingSubmitted, selectChanging } from '../parcels/parcels.slice';
import { paymentLabel } from '../payment-labels';
import { type NextAction, nextActionOf } from './next-action';
import page from './order-page.module.css';
import { useNeighbours } from './use-neighbours';

/** It stays in view: number, status, total, and the one next action. */
export function OrderHead({ order }: { order: Order }) {
  const { orderNumber, totalAmount, paymentStatus } = order;
  return (
    <header className={page.head}>
      <PageHeading title={`Order ${orderNumber} · Admin`}>Order {orderNumber}</PageHeading>
      <StatusBadge order={order} />
      <span className={styles.paymentState} data-payment={paymentStatus}>
        {paymentLabel(order)}
      </span>
      <strong>{money(totalAmount)}</strong>
      <Next order={order} />
      <Neighbours orderId={order._id} />
    </header>
  );
}

function Next({ order }: { order: Order }) {
  const isBusy = useSelector(selectChanging).status === 'loading';
  const may = useMay();
  const dispatch = useDispatch();
  const action = nextActionOf(order);
  if (!action || !may(...action.needs)) return null;
  const { label, part, isPacking } = action;
  const act = () => {
    if (isPacking) dispatch(packingSubmitted({ orderId: order._id }));
    else leadTo(part);
  };
  return (
    <Button type="primary" className={page.next} disabled={isBusy} onClick={act}>
      {label}
    </Button>
  );
}

/** The first field or button there gets the focus. */
function leadTo(name: NextAction['part']): void {
  const part = document.querySelector(`[data-part="${name}"]`);
  part?.scrollIntoView({ block: 'start' });
  const control = part?.querySelector<HTMLElement>('input:not([type=checkbox]), button, a');
  control?.focus({ preventScroll: true });
}

function Neighbours({ orderId }: { orderId: string }) {
  const neighbours = useNeighbours(orderId);
  if (!neighbours) return null;
  const { previous, next } = neighbours;
  return (
    <nav className={page.neighbours} aria-label="Orders of the list">
      {previous && <Link to={`/admin/orders/${previous}`}>Previous</Link>}
      {next && <Link to={`/admin/orders/${next}`}>Next</Link>}
    </nav>
  );
}
