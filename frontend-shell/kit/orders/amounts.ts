import { paymentMethodLabels } from '../labels';
import { centsOf, fromCents } from '../money';
import type { Order } from './order';

/** Whether it is said as free when it is 0. */
interface AmountRow {
  kind: 'goods' | 'delivery' | 'component';
  name: string;
  /** Negative where it is taken off. */
  amount: number;
}

/** An order of a server of 1.0.0 has no components. */
export type PricedOrder = Omit<Order, 'components'> & { components?: Order['components'] };
type Components = Order['components'];

/** The total of an order is the sum of these rows: its goods, its delivery, and each discount and tax of it. */
export function amountsOf(order: PricedOrder, deliveryName = 'Delivery'): AmountRow[] {
  const { delivery, deliveryAmount, components = [] } = order;
  const isOfDelivery = ({ kind, part }: Components[number]) => kind === 'discount' && part === 'delivery';
  const isOfGoods = ({ kind, part }: Components[number]) => kind === 'discount' && part === 'goods';
  const others = components.filter((one) => !isOfGoods(one) && !isOfDelivery(one));
  return [
    { kind: 'goods', name: 'Subtotal', amount: subtotalOf(order) },
    ...rowsOf(components.filter(isOfGoods)),
    ...(delivery ? [{ kind: 'delivery' as const, name: deliveryName, amount: deliveryAmount }] : []),
    ...rowsOf(components.filter(isOfDelivery)),
    ...rowsOf(others),
  ];
}

const rowsOf = (components: Components): AmountRow[] =>
  components.map(({ label, amount }) => ({ kind: 'component', name: label, amount }));

/** An order that costs nothing is paid without the provider. */
export const paymentMethodOf = ({ paymentMethod, totalAmount }: PricedOrder): string =>
  totalAmount === 0 ? 'Nothing to pay' : paymentMethodLabels[paymentMethod];

/** The lines cost this, before discounts and taxes. */
const subtotalOf = ({ cartItems }: PricedOrder): number =>
  fromCents(cartItems.reduce((sum, { price, quantity }) => sum + centsOf(price) * quantity, 0));
