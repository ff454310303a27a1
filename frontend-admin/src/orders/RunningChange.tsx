import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { orderStatusLabels } from '@haberdash/kit/labels';
import { useSelector } from 'react-redux';
import type { ChangeOfMany } from './orders.slice';
import { selectRunning } from './orders.slice';

/** Says what is being done with many orders, as long as it takes. */
export function RunningChange() {
  const running = useSelector(selectRunning);
  return (
    <span role="status">
      {running && (
        <>
          <LoadingOutlined aria-hidden /> {textOf(running)}
        </>
      )}
    </span>
  );
}

function textOf({ orderIds, to }: ChangeOfMany): string {
  const orders = countOfOrders(orderIds.length);
  if (to === 'packed') return `Packing ${orders}…`;
  if (to === 'inShipping') return `Sending ${orders}…`;
  return `Moving ${orders} to ${orderStatusLabels[to]}…`;
}

export const countOfOrders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
