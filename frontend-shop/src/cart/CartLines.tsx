import { money } from '@haberdash/kit/money';
import { Link } from 'react-router-dom';
import { Button } from '@haberdash/kit/ui/Button';
import { IconButton } from '@haberdash/kit/ui/IconButton';
import { useEffect, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Price } from '../product/Price';
import { productPath } from '../product/product-path';
import { isOnSale, sellingPrice } from '../product/product';
import { ProductPicture } from '../product/ProductPicture';
import { MinusIcon, PlusIcon, TrashIcon } from '../ui/icons';
import { lineSaved } from '../wishes/wishes.slice';
import styles from './cart-lines.module.css';
import type { CartLine } from './cart.api';
import { quantityToOrder } from './cart-changes';
import {
  quantityChangeRequested,
  removeRequested,
  selectPendingChanges,
  selectFormerPrices,
  selectLostNames,
} from './cart.slice';
import { exchangeClosed } from './exchange/exchange.slice';
import { lineName } from './line-name';
import { LineVariant } from './exchange/LineVariant';

function lostText([name, ...others]: string[]): string {
  return others.length === 0
    ? `${name} is no longer available, so we removed it from your cart.`
    : `No longer available, so we removed them from your cart: ${[name, ...others].join('; ')}`;
}

interface CartLinesProps {
  lines: CartLine[];
  /** In the sheet, a link replaces the sheet's history entry. */
  isInSheet?: boolean;
}

export function CartLines({ lines, isInSheet = false }: CartLinesProps) {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(exchangeClosed()), [dispatch]);

  const lostNames = useSelector(selectLostNames);

  return (
    <>
      {lostNames.length > 0 && (
        <p className={styles.lost} role="status">
          {lostText(lostNames)}
        </p>
      )}
      <ul className={styles.lines} aria-label="Items in your cart" tabIndex={-1}>
        {lines.map((line) => (
          <Line key={line.variantId} line={line} isInSheet={isInSheet} />
        ))}
      </ul>
    </>
  );
}

function Line({ line, isInSheet }: { line: CartLine; isInSheet: boolean }) {
  const dispatch = useDispatch();
  const { productId, variantId, title, price, salePrice } = line;
  const toOrder = quantityToOrder(line);

  const remove = (event: MouseEvent) => {
    // Deleting the line removes this button: keep the focus in the list.
    event.currentTarget.closest('ul')?.focus();
    dispatch(removeRequested({ productId, variantId }));
  };

  const save = (event: MouseEvent) => {
    event.currentTarget.closest('ul')?.focus();
    dispatch(lineSaved({ productId, variantId }));
  };

  return (
    <li className={styles.line}>
      <ProductPicture product={line} sizes="4.5rem" className={styles.picture} />
      <div className={styles.head}>
        <Link to={productPath({ _id: productId }, line)} replace={isInSheet} className={styles.title}>
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
          {toOrder > 0 && <Price price={price * toOrder} salePrice={salePrice * toOrder} />}
          {toOrder > 1 && <p className={styles.each}>{money(sellingPrice(line))} each</p>}
          {isOnSale(line) && toOrder > 0 && (
            <p className={styles.each}>You save {money((price - salePrice) * toOrder)}</p>
          )}
        </div>
      </div>
      <Notice line={line} />
      <Button
        variant="link"
        className={styles.save}
        aria-label={`Save ${lineName(line)} for later`}
        onClick={save}
      >
        Save for later
      </Button>
    </li>
  );
}

/** Says that the price changed, or that the stock is short or used up. */
function Notice({ line }: { line: CartLine }) {
  const { variantId, quantity, totalStock, underReview } = line;
  const formerPrice = useSelector(selectFormerPrices)[variantId];
  const shortage =
    totalStock === 0 ? 'Sold out. Remove it to continue.' : `Only ${totalStock} left. Lower the quantity.`;
  const notices = [
    formerPrice !== undefined && `Price changed from ${money(formerPrice)} to ${money(sellingPrice(line))}`,
    quantity > totalStock && shortage,
  ].filter((text) => text !== false);

  return (
    <div className={styles.notices}>
      {underReview > 0 && (
        <p className={styles.ordered}>
          {quantityToOrder(line) > 0 ? `${underReview} of ${quantity} already ordered` : 'Already ordered'},
          payment under review
        </p>
      )}
      {notices.map((text) => (
        <p key={text} className={styles.problem}>
          {text}
        </p>
      ))}
      {quantity === totalStock && <p className={styles.each}>That&apos;s all we have</p>}
    </div>
  );
}

function Quantity({ line }: { line: CartLine }) {
  const dispatch = useDispatch();
  const { productId, variantId, quantity } = line;
  const changes = useSelector(selectPendingChanges);
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
