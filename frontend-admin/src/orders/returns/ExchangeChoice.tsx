import type { ChosenPieces } from '@haberdash/kit/orders/cancelling';
import { itemName } from '@haberdash/kit/orders/item-name';
import { variantLabel } from '@haberdash/kit/variant-label';
import Select from 'antd/es/select';
import type { Order } from '../orders.api';
import type { OrderReturns } from './order-returns.api';
import styles from './order-returns.module.css';

type Line = OrderReturns['lines'][number];

/** The variants that the customer wants, by those that come back; the others are given back in money. */
export type WantedVariants = Record<string, string>;

/** The other sizes and colours of which so many pieces are there. */
const inStock = ({ exchangeableFor: others = [] }: Line, quantity: number) =>
  others.filter(({ stock }) => stock >= quantity);

/** The wishes for which the chosen number is in stock. */
export const possibleWishes = (lines: Line[], chosen: ChosenPieces, wanted: WantedVariants): WantedVariants =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const wish = wanted[line.variantId];
      const isThere = inStock(line, chosen[line.variantId] ?? 0).some(({ variantId }) => variantId === wish);
      return wish !== undefined && isThere ? [[line.variantId, wish]] : [];
    }),
  );

interface ExchangeChoiceProps {
  order: Order;
  lines: Line[];
  chosen: ChosenPieces;
  wanted: WantedVariants;
  onWant: (wanted: WantedVariants) => void;
}

/** Money, or another size or colour, for each item of which pieces are chosen. */
export function ExchangeChoice({ order: { cartItems }, lines, chosen, wanted, onWant }: ExchangeChoiceProps) {
  return cartItems.map((item) => {
    const { variantId } = item;
    const quantity = chosen[variantId] ?? 0;
    const line = lines.find((one) => one.variantId === variantId);
    const others = line && quantity > 0 ? inStock(line, quantity) : [];
    if (others.length === 0) return null;
    const money = { value: '', label: 'Money back' };
    const exchanges = others.map((other) => ({
      value: other.variantId,
      label: `Exchange for ${variantLabel(other)}`,
    }));
    const label = `For ${itemName(item)}, the customer wants`;
    return (
      <div key={variantId} className={styles.wish}>
        <span aria-hidden="true">{label}</span>
        <Select
          aria-label={label}
          options={[money, ...exchanges]}
          value={wanted[variantId] ?? ''}
          onChange={(wish) => onWant({ ...wanted, [variantId]: wish })}
        />
      </div>
    );
  });
}
