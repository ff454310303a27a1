import { historyState } from '@haberdash/kit/history-state';
import { money } from '@haberdash/kit/money';
import { Link, useLocation } from '@haberdash/kit/router';
import { IconButton } from '@haberdash/kit/ui/IconButton';
import { useEffect, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Price } from '../product/Price';
import { productPath } from '../product/product-path';
import { sellingPrice } from '../product/product';
import { ProductPicture } from '../product/ProductPicture';
import { MinusIcon, PlusIcon, TrashIcon } from '../ui/icons';
import styles from './cart-lines.module.css';
import type { CartLine } from './cart.api';
import { quantityChangeRequested, removeRequested, selectChanges } from './cart.slice';
import { exchangeClosed } from './exchange.slice';
import { lineName } from './line-name';
import { LineVariant } from './LineVariant';

export function CartLines({ lines }: { lines: CartLine[] }) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(exchangeClosed()), [dispatch]);

  return (
    <ul className={styles.lines} aria-label="Items in your cart" tabIndex={-1}>
      {lines.map((line) => (
        <Line key={line.variantId} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: CartLine }) {
  const dispatch = useDispatch();
  const { productId, variantId, title, price, salePrice, quantity } = line;
  // There its entry in the history becomes the page's.
  const isInDialog = historyState(useLocation()).dialog !== undefined;

  const remove = (event: MouseEvent) => {
    // The button goes away with its line; the focus shall not.
    event.currentTarget.closest('ul')?.focus();
    dispatch(removeRequested({ productId, variantId }));
  };

  return (
    <li className={styles.line}>
      <ProductPicture product={line} sizes="4.5rem" className={styles.picture} />
      <div className={styles.head}>
        <Link to={productPath(productId, line)} replace={isInDialog} className={styles.title}>
          {title}
        </Link>
        <IconButton label={`Delete ${lineName(line)}`} className={styles.remove} onClick={remove}>
          <TrashIcon />
        </IconButton>
      </div>
      {(line.size ?? line.colour) && <LineVariant line={line} />}
      <div className={styles.foot}>
        <Quantity line={line} />
        <div className={styles.price}>
          <Price price={price * quantity} salePrice={salePrice * quantity} />
          {quantity > 1 && <p className={styles.each}>{money(sellingPrice(line))} each</p>}
        </div>
      </div>
    </li>
  );
}

function Quantity({ line }: { line: CartLine }) {
  const dispatch = useDispatch();
  const { productId, variantId, quantity } = line;
  const changes = useSelector(selectChanges);
  const name = lineName(line);

  const buttonFor = (by: 1 | -1) => ({
    'aria-busy':
      changes.some(
        (change) => change.kind === 'quantity' && change.variantId === variantId && change.by === by,
      ) || undefined,
    onClick: () => dispatch(quantityChangeRequested({ productId, variantId, by })),
  });

  return (
    <div className={styles.quantity}>
      <IconButton label={`Decrease the quantity of ${name}`} disabled={quantity === 1} {...buttonFor(-1)}>
        <MinusIcon />
      </IconButton>
      <span>
        <span className="visually-hidden">Quantity </span>
        {quantity}
      </span>
      <IconButton label={`Increase the quantity of ${name}`} {...buttonFor(1)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}
