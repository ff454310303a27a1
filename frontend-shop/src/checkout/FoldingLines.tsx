import { money } from '@haberdash/kit/money';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Cart } from '../cart/cart.api';
import { selectFormerPrices, selectLostNames } from '../cart/cart.slice';
import { CartLines } from '../cart/CartLines';
import { ChevronIcon } from '../ui/icons';
import styles from './order-summary.module.css';

/** More lines would fill a phone's screen. */
const mostOpenLines = 2;

/** Collapsible on phones. On wide screens CSS shows the lines and hides the button. */
export function FoldingLines({ cart: { items, total } }: { cart: Cart }) {
  const [isOpen, setOpen] = useState(items.length <= mostOpenLines);
  const linesId = useId();
  const hasChanged = useHasChanged(items);
  const [hadChanged, setHadChanged] = useState(false);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);

  if (hasChanged !== hadChanged) {
    setHadChanged(hasChanged);
    if (hasChanged) setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={linesId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.count}>
          {pieces} {pieces === 1 ? 'item' : 'items'}
        </span>
        <span className={styles.total}>{money(total)}</span>
        <ChevronIcon to="down" />
      </button>
      <div id={linesId} className={isOpen ? styles.lines : styles.foldedLines}>
        <CartLines lines={items} />
      </div>
    </>
  );
}

/** A change since the shopper last looked must be visible. */
function useHasChanged(lines: Cart['items']): boolean {
  const formerPrices = useSelector(selectFormerPrices);
  const lostNames = useSelector(selectLostNames);
  const isChanged = lines.some(
    ({ variantId, quantity, totalStock }) => quantity > totalStock || formerPrices[variantId] !== undefined,
  );
  return isChanged || lostNames.length > 0;
}
