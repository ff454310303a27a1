import { orderStatusLabels } from '@haberdash/kit/labels';
import Select from 'antd/es/select';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../../access/IfAllowed';
import { ExportSelected } from '../../list/ExportSelected';
import { useQuestion } from '../../ui/dialogs/use-question';
import { useWhenDone } from '../../ui/use-when-done';
import type { FulfilmentStatus, ListedOrder } from '../orders.api';
import { manySubmitted, selectChangingMany } from '../orders.slice';
import { countOfOrders, RunningChange } from './RunningChange';
import styles from '../orders.module.css';

const statuses: FulfilmentStatus[] = ['inProcess', 'inShipping', 'delivered'];
const options = statuses.map((value) => ({ value, label: orderStatusLabels[value] }));

interface SelectedOrdersProps {
  orders: ListedOrder[];
  clear: () => void;
}

/** The actions for many orders at once. */
export function SelectedOrders({ orders, clear }: SelectedOrdersProps) {
  const changing = useSelector(selectChangingMany);
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  useWhenDone(changing, clear);
  const orderIds = orders.map(({ _id }) => _id);
  const move = (to: FulfilmentStatus) =>
    ask(
      {
        title: `Move ${countOfOrders(orderIds.length)} to ${orderStatusLabels[to]}?`,
        content: to === 'inProcess' ? undefined : 'We tell their customers by e-mail.',
        okText: `Move ${countOfOrders(orderIds.length)}`,
      },
      () => void dispatch(manySubmitted({ orderIds, to })),
    );

  return (
    <>
      <IfAllowed needs="orders.change">
        <Select<FulfilmentStatus>
          id="move-on"
          aria-label="Move selected orders to"
          placeholder="Move to..."
          className={styles.moveOn}
          placement="topLeft"
          value={null}
          disabled={changing.status === 'loading'}
          options={options}
          onChange={move}
        />
      </IfAllowed>
      <Link className={styles.printLink} target="_blank" to={`/admin/orders/print?ids=${orderIds.join(',')}`}>
        Print packing slips
      </Link>
      <ExportSelected path="/api/admin/orders/export" ids={orderIds} />
      <RunningChange />
      {question}
    </>
  );
}
