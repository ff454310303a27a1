import { IconButton } from '@haberdash/kit/ui/IconButton';
import { money } from '@haberdash/kit/money';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { sellingPrice } from '../product/product';
import { ProductPicture } from '../product/ProductPicture';
import { MinusIcon, PlusIcon, TrashIcon } from '../ui/icons';
import styles from './cart-lines.module.css';
import type { CartLine } from './cart.api';
import { quantityChangeRequested, removeRequested } from './cart.slice';

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
      <p className={styles.price}>{money(sellingPrice(line) * quantity)}</p>
      <Quantity line={line} />
      <IconButton label={`Delete ${title}`} className={styles.remove} onClick={remove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}

function Quantity({ line: { productId, title, quantity } }: { line: CartLine }) {
  const dispatch = useDispatch();
  const change = (by: 1 | -1) => dispatch(quantityChangeRequested({ productId, by }));

  return (
    <div className={styles.quantity} role="group" aria-label={`Quantity of ${title}`}>
      <IconButton label="Decrease the quantity" disabled={quantity === 1} onClick={() => change(-1)}>
        <MinusIcon />
      </IconButton>
      <span>{quantity}</span>
      <IconButton label="Increase the quantity" onClick={() => change(1)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}
