import { IconButton } from '@haberdash/kit/ui/IconButton';
import { CrossIcon } from '@haberdash/kit/ui/CrossIcon';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import grid from '../../listing/cards/product-grid.module.css';
import { ProductCard } from '../../listing/cards/ProductCard';
import { useProductOpening } from '../../product/dialog/use-open-product';
import { wishRemoved } from '../wishes.slice';
import type { ShownWish } from './shown-wish';
import styles from './wishes-page.module.css';

const anything = {};

/** Products with their price and stock of now. */
export function WishCards({ wishes }: { wishes: ShownWish[] }) {
  const list = useRef<HTMLUListElement>(null);
  const open = useProductOpening();
  const dispatch = useDispatch();
  if (wishes.length === 0) return null;

  const remove = ({ productId, variantId }: ShownWish) => {
    // The button goes with its card: the next one takes the focus, or else the one before, or the page's heading.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const place = buttons.indexOf(document.activeElement as HTMLElement);
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.querySelector<HTMLElement>('h1');
    next?.focus();
    dispatch(wishRemoved({ productId, variantId }));
  };

  return (
    <ul ref={list} className={grid.grid} aria-label="Products on your wish list">
      {wishes.map((wish, index) => (
        <li key={wish.productId} className={styles.wish}>
          <ProductCard product={wish.product} eager={index < 4} wanted={anything} onOpen={open} />
          <IconButton
            label={`Remove ${wish.product.title} from your wish list`}
            className={styles.remove}
            data-remove
            onClick={() => remove(wish)}
          >
            <CrossIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
