import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { v4 as randomUuid } from 'uuid';
import type { ListedOrder } from '../orders/orders.api';
import { leftIn } from '../orders/printing/pieces-left';
import { countOfOrders } from '../orders/list/RunningChange';
import { useQuestion } from '../ui/dialogs/use-question';
import { runSubmitted, selectRunning, type ShippingRun } from './shipping.slice';
import { selectEntered } from './tracking/tracking.slice';
import { ShippingProgress } from './ShippingProgress';
import styles from './sending.module.css';

interface SelectedToSendProps {
  orders: ListedOrder[];
  step: string;
}

/** Prints, packs and ships the selected orders. Paper is in a tab of its own, so that the selection stays. */
export function SelectedToSend({ orders, step }: SelectedToSendProps) {
  const isBusy = useSelector(selectRunning).status === 'loading';
  const entered = useSelector(selectEntered);
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const orderIds = orders.map(({ _id }) => _id);
  const count = countOfOrders(orders.length);
  const canPack = orders.some((order) => leftIn(order).length > 0);

  const run = (kind: ShippingRun['kind']) =>
    void dispatch(runSubmitted({ kind, orderIds, dispatchId: randomUuid() }));
  /** Shipping can be undone: only what is missing for good is asked about. */
  const ship = () => {
    const missing = missingNumbers(orders, entered);
    if (missing === null) run('ship');
    else ask({ title: `Ship ${count}?`, content: missing, okText: `Ship ${count}` }, () => run('ship'));
  };

  return (
    <>
      <Link
        className={styles.link}
        target="_blank"
        to={`/admin/orders/pick-list?ids=${orderIds.join(',')}&from=sending`}
      >
        Print pick list and slips
      </Link>
      {step !== 'packed' && step !== 'untracked' && (
        <Button type="primary" disabled={isBusy || !canPack} onClick={() => run('pack')}>
          Pack all
        </Button>
      )}
      {step !== 'untracked' && (
        <Button type={step === 'packed' ? 'primary' : 'default'} disabled={isBusy} onClick={ship}>
          Ship all
        </Button>
      )}
      <ShippingProgress />
      {question}
    </>
  );
}

/** Items that are not packed yet leave in a parcel that has no number. Null means that every parcel has one. */
function missingNumbers(orders: ListedOrder[], entered: string[]): string | null {
  const untracked = orders.filter(
    (order) =>
      leftIn(order).length > 0 ||
      order.parcels.some(
        ({ status, trackingNumber, parcelNumber }) =>
          status === 'packed' && !trackingNumber && !entered.includes(parcelNumber),
      ),
  ).length;
  if (untracked === 0) return null;
  const without =
    untracked === 1
      ? '1 order has no tracking number yet'
      : `${untracked} orders have no tracking number yet`;
  return `We tell their customers by e-mail. ${without}: to have it in the e-mail, pack them, save the tracking numbers, and ship then.`;
}
