import { Button } from '@haberdash/kit/ui/Button';
import { variantLabel } from '@haberdash/kit/variant-label';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Price } from '../../product/Price';
import { ProductLink } from '../../product/ProductLink';
import { ProductPicture } from '../../product/ProductPicture';
import { useProductOpening } from '../../product/dialog/use-open-product';
import { useDetails } from '../../product/use-details';
import { wishMovedToCart, wishRemoved } from '../wishes.slice';
import type { ShownWish } from './shown-wish';
import styles from './wishes-page.module.css';

/** Lines that left the cart, in the size that they had there. */
export function SavedLines({ wishes }: { wishes: ShownWish[] }) {
  const list = useRef<HTMLUListElement>(null);
  if (wishes.length === 0) return null;
  return (
    <section aria-labelledby="saved-title" className={styles.saved}>
      <h2 id="saved-title">Saved for later</h2>
      <ul ref={list} tabIndex={-1} className={styles.lines}>
        {wishes.map((wish) => (
          <SavedLine key={wish.variantId} wish={wish} onLeave={() => list.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ wish, onLeave }: { wish: ShownWish; onLeave: () => void }) {
  const { productId, product } = wish;
  const { details, prefetch } = useDetails(productId);
  const open = useProductOpening();
  const dispatch = useDispatch();
  const onShown = useEffectEvent(prefetch);
  useEffect(() => onShown(), [productId]);
  const variant = details.value?.variants.find(({ _id }) => _id === wish.variantId);
  const label = variant && variantLabel(variant);
  const name = [product.title, label].filter(Boolean).join(', ');

  const remove = () => {
    onLeave();
    dispatch(wishRemoved({ productId, variantId: wish.variantId }));
  };
  const move = () => {
    if (variant) dispatch(wishMovedToCart({ productId, variantId: variant._id, totalStock: variant.stock }));
  };

  return (
    <li className={styles.line}>
      <ProductPicture
        product={{ ...product, image: variant?.image ?? product.image }}
        sizes="4.5rem"
        className={styles.picture}
      />
      <div className={styles.about}>
        <h3 className={styles.title}>
          <ProductLink product={product} onOpen={() => open(product)} />
        </h3>
        <p className={styles.size}>{label}</p>
        <Price {...(variant ?? product)} />
        {variant?.stock === 0 && <p className={styles.out}>Sold out</p>}
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          aria-label={`Move ${name} to cart`}
          disabled={!variant || variant.stock === 0}
          onClick={move}
        >
          Move to cart
        </Button>
        <Button variant="link" aria-label={`Remove ${name} from your wish list`} onClick={remove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
