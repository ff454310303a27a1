import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ListedOrder } from '../orders/orders.api';
import { manySubmitted, selectChangingMany } from '../orders/orders.slice';
import { leftIn } from '../orders/printing/pieces-left';
import { countOfOrders, RunningChange } from '../orders/list/RunningChange';
import { useQuestion } from '../ui/dialogs/use-question';
import styles from './sending.module.css';

/**
 * Prints what is needed to pack the selected orders, in tabs of their own, so that the selection stays; packs them, and sends them.
 * What is sent leaves the list, and so the selection.
 */
export function SelectedToSend({ orders }: { orders: ListedOrder[] }) {
  const isBusy = useSelector(selectChangingMany).status === 'loading';
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const orderIds = orders.map(({ _id }) => _id);
  const printed = `ids=${orderIds.join(',')}&from=sending`;

  const send = () => {
    const count = countOfOrders(orders.length);
    const texts = { title: `Ship ${count}?`, content: consequencesOf(orders), okText: `Ship ${count}` };
    ask(texts, () => void dispatch(manySubmitted({ orderIds, to: 'inShipping' })));
  };

  return (
    <>
      <Link className={styles.link} target="_blank" to={`/admin/orders/pick-list?${printed}`}>
        Print pick list
      </Link>
      <Link className={styles.link} target="_blank" to={`/admin/orders/print?${printed}`}>
        Print packing slips
      </Link>
      <Button
        disabled={isBusy || orders.every((order) => leftIn(order).length === 0)}
        onClick={() => dispatch(manySubmitted({ orderIds, to: 'packed' }))}
      >
        Pack all
      </Button>
      <Button type="primary" disabled={isBusy} onClick={send}>
        Ship all
      </Button>
      <RunningChange />
      {question}
    </>
  );
}

/** Pieces that are not packed yet leave in a parcel that has no number. */
function consequencesOf(orders: ListedOrder[]): string {
  const untracked = orders.filter(
    (order) =>
      leftIn(order).length > 0 ||
      order.parcels.some(({ status, trackingNumber }) => status === 'packed' && !trackingNumber),
  ).length;
  const told = 'We tell their customers by e-mail.';
  if (untracked === 0) return told;
  const without =
    untracked === 1
      ? '1 order has no tracking number yet'
      : `${untracked} orders have no tracking number yet`;
  return `${told} ${without}: to have it in the e-mail, pack them, save the tracking numbers, and ship then.`;
}
