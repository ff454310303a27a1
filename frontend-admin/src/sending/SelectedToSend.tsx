import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ListedOrder } from '../orders/orders.api';
import { movesSubmitted, selectMoving } from '../orders/orders.slice';
import styles from './sending.module.css';

interface SelectedToSendProps {
  orders: ListedOrder[];
  /** Ends the selection. */
  clear: () => void;
}

/** Prints what is needed to pack the selected orders, and sends them. */
export function SelectedToSend({ orders, clear }: SelectedToSendProps) {
  const isMoving = useSelector(selectMoving).status === 'loading';
  const dispatch = useDispatch();
  const orderIds = orders.map(({ _id }) => _id);
  const send = () => {
    dispatch(movesSubmitted({ orderIds, orderStatus: 'inShipping' }));
    clear();
  };
  const ids = orderIds.join(',');

  return (
    <>
      <Button type="primary" disabled={isMoving} onClick={send}>
        Send what is left
      </Button>
      <Link className={styles.link} to={`/admin/orders/pick-list?ids=${ids}`}>
        Print pick list
      </Link>
      <Link className={styles.link} to={`/admin/orders/print?ids=${ids}`}>
        Print packing slips
      </Link>
    </>
  );
}
