import { writtenDay } from '../day';
import { dayRange } from '../day-range';
import { paymentStatusLabels } from '../labels';
import { money } from '../money';
import { shopName } from '@haberdash/kit/page-meta';
import { AddressLines, PrintSheet } from '../printing/PrintSheet';
import { variantLabel } from '../variant-label';
import { amountsOf, paymentMethodOf } from './amounts';
import { refundsOf } from './cancelling';
import { destinationLines, isPickedUp } from './destination';
import type { Cancellation, Order } from './order';
import styles from './printed-order.module.css';

/** The shop's details have them; '' stands for none. */
export interface ShopAddress {
  /** These are lines of text. */
  postalAddress: string;
  email: string;
}

/** The order of a list has no cancellations yet. */
type PrintableOrder = Order & { cancellations?: Cancellation[] };

interface PrintedOrderProps {
  order: PrintableOrder;
  /** Null until it is loaded. */
  shop: ShopAddress | null;
  /** The time zone of its days; undefined: the user's. */
  timeZone?: string;
}

/** An order on paper. While it is mounted, the browser prints it in place of the page. */
export function PrintedOrder({ order, shop, timeZone }: PrintedOrderProps) {
  return (
    <PrintSheet className={styles.order} testId="printed-order">
      <header className={styles.head}>
        <AddressLines lines={[shopName(), ...(shop?.postalAddress ?? '').split('\n'), shop?.email ?? '']} />
      </header>
      <h1>{titleOf(order)}</h1>
      <div className={styles.beside}>
        <section>
          <h2>{isPickedUp(order) ? 'Pick-up' : 'Deliver to'}</h2>
          <AddressLines lines={[...destinationLines(order), order.addressInfo.phone]} />
        </section>
        <Facts order={order} timeZone={timeZone} />
      </div>
      <Items order={order} />
    </PrintSheet>
  );
}

const wasPaid: readonly Order['paymentStatus'][] = ['paid', 'refunded'];

const titleOf = ({ orderNumber, paymentStatus }: Order): string =>
  wasPaid.includes(paymentStatus) ? `Order confirmation ${orderNumber}` : `Order ${orderNumber}`;

function Facts({ order, timeZone }: Pick<PrintedOrderProps, 'order' | 'timeZone'>) {
  const { orderNumber, orderDate, paymentStatus, delivery } = order;
  const facts = {
    'Order ID': orderNumber,
    'Order Date': writtenDay(orderDate, timeZone),
    'Payment method': paymentMethodOf(order),
    'Payment Status': paymentStatusLabels[paymentStatus],
    ...(delivery && { Delivery: writtenDelivery(delivery) }),
  };
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function writtenDelivery({ name, promised, pickUpText }: NonNullable<Order['delivery']>): string {
  return [name, promised && dayRange(promised), pickUpText].filter(Boolean).join(', ');
}

function Items({ order }: { order: PrintableOrder }) {
  const { cartItems, totalAmount } = order;
  const { refunded, pending } = refundsOf(order);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">SKU</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {cartItems.map((item) => (
          <tr key={item.variantId}>
            <td>{nameOf(item)}</td>
            <td>{item.sku}</td>
            <td>{item.quantity}</td>
            <td>{money(item.price)}</td>
            <td>{money(item.price * item.quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {amountsOf(order).map(({ kind, name, amount }, place) => (
          <Sum
            key={`${place} ${name}`}
            name={name}
            amount={kind === 'delivery' && amount === 0 ? 'Free' : money(amount)}
          />
        ))}
        <Sum name="Total" amount={money(totalAmount)} isTotal />
        {refunded > 0 && <Sum name="Refunded" amount={money(refunded)} />}
        {pending > 0 && <Sum name="Going back" amount={money(pending)} />}
      </tfoot>
    </table>
  );
}

function nameOf(item: Order['cartItems'][number]): string {
  const cancelled = item.cancelled > 0 && `${item.cancelled} cancelled`;
  return [item.title, variantLabel(item), cancelled].filter(Boolean).join(', ');
}

function Sum({ name, amount, isTotal }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <tr data-total={isTotal}>
      <th scope="row" colSpan={4}>
        {name}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
