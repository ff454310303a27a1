import type { ChosenPieces } from '@haberdash/kit/orders/cancelling';
import { itemName } from '@haberdash/kit/orders/item-name';
import InputNumber from 'antd/es/input-number';
import type { Order } from '../orders.api';
import styles from './parcels.module.css';

interface PieceChoiceProps {
  label: string;
  order: Order;
  left: ChosenPieces;
  chosen: ChosenPieces;
  onChoose: (chosen: ChosenPieces) => void;
}

/** How many pieces of each variant. */
export function PieceChoice({ label, order: { cartItems }, left, chosen, onChoose }: PieceChoiceProps) {
  return (
    <ul className={styles.choice} aria-label={label}>
      {cartItems
        .filter(({ variantId }) => left[variantId]! > 0)
        .map((item) => {
          const { variantId } = item;
          const name = itemName(item);
          return (
            <li key={variantId}>
              <InputNumber<number>
                aria-label={`Pieces of ${name}`}
                min={0}
                max={left[variantId]}
                precision={0}
                value={chosen[variantId] ?? 0}
                onChange={(quantity) => onChoose({ ...chosen, [variantId]: quantity ?? 0 })}
              />
              <span>
                of {left[variantId]} × {name}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
