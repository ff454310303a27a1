import { OrdersToPrint } from './OrdersToPrint';
import { PackingSlips } from './PackingSlips';

/** `?ids=`: the orders to pack. */
export default function PackingSlipsPage() {
  return (
    <OrdersToPrint
      title="Packing slips"
      emptyHint="Select orders in the list, then print their packing slips."
    >
      {(orders) => <PackingSlips orders={orders} />}
    </OrdersToPrint>
  );
}
