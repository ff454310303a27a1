import { orderStatusLabels } from '@haberdash/kit/labels';
import Select from 'antd/es/select';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ExportSelected } from '../list/ExportSelected';
import type { FulfilmentStatus, ListedOrder } from './orders.api';
import { movesSubmitted, selectMoving } from './orders.slice';
import styles from './orders.module.css';

const statuses: FulfilmentStatus[] = ['inProcess', 'inShipping', 'delivered'];
const options = statuses.map((value) => ({ value, label: orderStatusLabels[value] }));

interface SelectedOrdersProps {
  orders: ListedOrder[];
  /** Ends the selection. */
  clear: () => void;
}

/** What can be done with many orders at once. */
export function SelectedOrders({ orders, clear }: SelectedOrdersProps) {
  const isMoving = useSelector(selectMoving).status === 'loading';
  const dispatch = useDispatch();
  const orderIds = orders.map(({ _id }) => _id);
  const move = (orderStatus: FulfilmentStatus) => {
    dispatch(movesSubmitted({ orderIds, orderStatus }));
    clear();
  };

  return (
    <>
      <Select<FulfilmentStatus>
        id="move-on"
        aria-label="Move selected orders to"
        placeholder="Move to..."
        className={styles.moveOn}
        placement="topLeft"
        value={null}
        disabled={isMoving}
        options={options}
        onChange={move}
      />
      <Link className={styles.printLink} to={`/admin/orders/print?ids=${orderIds.join(',')}`}>
        Print packing slips
      </Link>
      <ExportSelected path="/api/admin/orders/export" ids={orderIds} />
    </>
  );
}
