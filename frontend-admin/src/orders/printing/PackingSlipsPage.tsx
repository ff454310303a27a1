import { day } from '@haberdash/kit/day';
import { noNotes } from '@haberdash/kit/labels';
import { isPickedUp } from '@haberdash/kit/orders/destination';
import { DestinationLines } from '@haberdash/kit/orders/DestinationLines';
import { shopName } from '@haberdash/kit/page-meta';
import { variantLabel } from '@haberdash/kit/variant-label';
import type { ListedOrder } from '../orders.api';
import { OrdersToPrint } from './OrdersToPrint';
import styles from './packing-slips.module.css';
import { slipsOf, type PackingSlip } from './pieces-left';

/** `?ids=`: the orders to pack. Each parcel has a page of its own, without prices. */
export default function PackingSlipsPage() {
  return (
    <OrdersToPrint
      title="Packing slips"
      emptyHint="Select orders in the list, then print their packing slips."
    >
      {(orders) =>
        orders.flatMap((order) =>
          slipsOf(order).map((slip) => <Slip key={slip.number} order={order} slip={slip} />),
        )
      }
    </OrdersToPrint>
  );
}

function Slip({ order, slip: { of, number, items } }: { order: ListedOrder; slip: PackingSlip }) {
  const { orderDate, addressInfo, delivery } = order;
  const { phone, notes } = addressInfo;
  return (
    <section className={styles.slip} aria-label={`Packing slip of ${of} ${number}`}>
      <header>
        <h2>{number}</h2>
        <p>{[shopName(), day(orderDate), delivery?.name].filter(Boolean).join(' · ')}</p>
      </header>
      <address>
        {isPickedUp(order) && <span>Pick-up</span>}
        <DestinationLines order={order} />
        {phone && <span>{phone}</span>}
        {notes && notes !== noNotes && <span>{notes}</span>}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.variantId}>
              <td>{item.quantity}</td>
              <td>{[item.title, variantLabel(item)].filter(Boolean).join(', ')}</td>
              <td>{item.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
