import { money } from '@haberdash/kit/money';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { priceToPay } from '../catalogue/product';
import { ProductPicture } from '../catalogue/ProductPicture';
import { MinusIcon, PlusIcon, TrashIcon } from '../ui/icons';
import styles from './cart-lines.module.css';
import { quantityChangeRequested, removeRequested, type CartLine } from './cart.slice';

export function CartLines({ lines }: { lines: CartLine[] }) {
  return (
    <ul className={styles.lines} aria-label="Items in your cart" tabIndex={-1}>
      {lines.map((line) => (
        <Line key={line.productId} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: CartLine }) {
  const dispatch = useDispatch();
  const { productId, title, quantity } = line;

  const remove = (event: MouseEvent) => {
    // The button goes away with its line; the focus shall not.
    event.currentTarget.closest('ul')?.focus();
    dispatch(removeRequested({ productId }));
  };

  return (
    <li className={styles.line}>
      <ProductPicture product={line} sizes="4.5rem" className={styles.picture} />
      <p className={styles.title}>{title}</p>
      <p className={styles.price}>{money(priceToPay(line) * quantity)}</p>
      <Quantity line={line} />
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={`Delete ${title}`}
        onClick={remove}
      >
        <TrashIcon />
      </button>
    </li>
  );
}

function Quantity({ line: { productId, title, quantity } }: { line: CartLine }) {
  const dispatch = useDispatch();
  const change = (by: 1 | -1) => dispatch(quantityChangeRequested({ productId, by }));

  return (
    <div className={styles.quantity} role="group" aria-label={`Quantity of ${title}`}>
      <button
        type="button"
        className="icon-button"
        aria-label="Decrease the quantity"
        disabled={quantity === 1}
        onClick={() => change(-1)}
      >
        <MinusIcon />
      </button>
      <span>{quantity}</span>
      <button
        type="button"
        className="icon-button"
        aria-label="Increase the quantity"
        onClick={() => change(1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
