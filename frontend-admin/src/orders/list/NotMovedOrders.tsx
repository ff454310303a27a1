import Alert from 'antd/es/alert';
import { useDispatch, useSelector } from 'react-redux';
import { notMovedDismissed, selectNotMoved } from '../orders.slice';

/** Names the orders that stayed as they were, and why. */
export function NotMovedOrders() {
  const notMoved = useSelector(selectNotMoved);
  const dispatch = useDispatch();
  if (notMoved.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ 'aria-label': 'Dismiss', onClose: () => dispatch(notMovedDismissed()) }}
      title={notMoved.length === 1 ? '1 order was not changed' : `${notMoved.length} orders were not changed`}
      description={
        <ul>
          {notMoved.map(({ orderId, orderNumber, refusal }) => (
            <li key={orderId}>
              {orderNumber ?? orderId}: {refusal?.message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
