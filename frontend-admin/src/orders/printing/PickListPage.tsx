import { variantLabel } from '@haberdash/kit/variant-label';
import type { ListedOrder } from '../orders.api';
import { OrdersToPrint } from './OrdersToPrint';
import { leftIn } from './pieces-left';
import styles from './packing-slips.module.css';

interface Pick {
  variantId: string;
  name: string;
  sku: string | null;
  quantity: number;
  orders: string[];
}

/** `?ids=`: orders whose pieces are taken from the shelves in one walk, each variant once. */
export default function PickListPage() {
  return (
    <OrdersToPrint title="Pick list" emptyHint="Select orders to send, then print their pick list.">
      {(orders) => <PickList picks={picksOf(orders)} />}
    </OrdersToPrint>
  );
}

function PickList({ picks }: { picks: Pick[] }) {
  if (picks.length === 0) return <p>Nothing of these orders is left to pack.</p>;
  return (
    <section className={styles.slip} aria-label="Pick list">
      <table>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {picks.map(({ variantId, name, sku, quantity, orders }) => (
            <tr key={variantId}>
              <td>{quantity}</td>
              <td>{name}</td>
              <td>{sku}</td>
              <td>{orders.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The picks are sorted by SKU, as shelves are; what has none comes last. */
function picksOf(orders: ListedOrder[]): Pick[] {
  const picks = new Map<string, Pick>();
  for (const order of orders) {
    for (const item of leftIn(order)) {
      const { variantId, sku, title, quantity } = item;
      const name = [title, variantLabel(item)].filter(Boolean).join(', ');
      const pick = picks.get(variantId) ?? { variantId, name, sku, quantity: 0, orders: [] };
      pick.quantity += quantity;
      pick.orders.push(order.orderNumber);
      picks.set(variantId, pick);
    }
  }
  return [...picks.values()].toSorted(
    (one, other) =>
      Number(one.sku === null) - Number(other.sku === null) ||
      (one.sku ?? '').localeCompare(other.sku ?? '') ||
      one.name.localeCompare(other.name),
  );
}
