import { orderStatusLabels } from '@haberdash/kit/labels';
import { useSelector } from 'react-redux';
import { RunningText } from '../../ui/RunningText';
import { type ChangeOfMany, selectRunning } from '../orders.slice';

/** Says what is being done with many orders, as long as it takes. */
export function RunningChange() {
  const running = useSelector(selectRunning);
  return <RunningText text={running && textOf(running)} />;
}

function textOf({ orderIds, to }: ChangeOfMany): string {
  const orders = countOfOrders(orderIds.length);
  if (to === 'inShipping') return `Shipping ${orders}…`;
  return `Moving ${orders} to ${orderStatusLabels[to]}…`;
}

export const countOfOrders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
