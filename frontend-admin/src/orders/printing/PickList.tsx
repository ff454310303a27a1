import { pictureSources } from '@haberdash/kit/pictures';
import { variantLabel } from '@haberdash/kit/variant-label';
import type { ListedOrder } from '../orders.api';
import { toSendOf } from './pieces-left';
import styles from './packing-slips.module.css';

interface Pick {
  variantId: string;
  name: string;
  image: string;
  sku: string | null;
  quantity: number;
  orders: string[];
}

/** Each variant once, with all that is not sent yet: packing the orders meanwhile changes nothing. */
export function PickList({ orders }: { orders: ListedOrder[] }) {
  const picks = picksOf(orders);
  if (picks.length === 0) return <p>Nothing of these orders is left to send.</p>;
  return (
    <section className={styles.slip} aria-label="Pick list">
      <header>
        <h2>Pick list</h2>
        <p>{orders.length === 1 ? '1 order' : `${orders.length} orders`}, sorted by SKU</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Picture</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {picks.map(({ variantId, name, image, sku, quantity, orders: numbers }) => (
            <tr key={variantId}>
              <td>{quantity}</td>
              <td>
                <img className={styles.picture} {...pictureSources(image)} sizes="48px" alt="" />
              </td>
              <td>{name}</td>
              <td>{sku}</td>
              <td>{numbers.join(', ')}</td>
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
    for (const item of toSendOf(order)) {
      const { variantId, sku, title, image, quantity } = item;
      const name = [title, variantLabel(item)].filter(Boolean).join(', ');
      const pick = picks.get(variantId) ?? { variantId, name, image, sku, quantity: 0, orders: [] };
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
