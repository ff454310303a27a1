import { OrdersToPrint } from './OrdersToPrint';
import { PackingSlips } from './PackingSlips';
import { PickList } from './PickList';

/** `?ids=`: orders whose items are taken from the shelves in one walk. Their packing slips follow on pages of their own. */
export default function PickListPage() {
  return (
    <OrdersToPrint
      title="Pick list and packing slips"
      emptyHint="Select orders to send, then print their pick list."
    >
      {(orders) => (
        <>
          <PickList orders={orders} />
          <PackingSlips orders={orders} />
        </>
      )}
    </OrdersToPrint>
  );
}
