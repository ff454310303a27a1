import { destinationLines } from './destination';
import type { Order } from './order';

/** One line below the other; the parent lays them out. */
export function DestinationLines({ order }: { order: Pick<Order, 'addressInfo' | 'delivery'> }) {
  const { recipient } = order.addressInfo;
  return (
    <>
      {destinationLines(order).map((line) => (
        <span key={line}>{line === recipient ? <strong>{line}</strong> : line}</span>
      ))}
    </>
  );
}
