import { lazyPage } from '@haberdash/kit/lazy-page';
import { Button } from '@haberdash/kit/ui/Button';
import { Suspense, useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { AddToCartButton } from '../../cart/AddToCartButton';
import type { Product } from '../../product/product.api';
import { hasSeveralVariants } from '../../product/variants';
import { FilesBoundary } from '../../ui/FilesBoundary';
import { BagIcon } from '../../ui/icons';
import styles from './product-card.module.css';
import type { CardColour } from './use-card-colour';
import { useDetails } from '../../product/use-details';

const VariantPanel = lazyPage(() => import(/* webpackPrefetch: true */ './VariantPanel'));

interface CardPurchaseProps {
  product: Product;
  colour: CardColour;
  titleId: string;
  card: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Adds a product with a single variant at once; otherwise opens the choice of variants. */
export function CardPurchase(props: CardPurchaseProps) {
  const { product, titleId } = props;
  if (hasSeveralVariants(product) && product.totalStock > 0) return <VariantPurchase {...props} />;
  return (
    <AddToCartButton
      productId={product._id}
      stock={product.totalStock}
      labels={{ add: <AddLabel />, out: 'Out Of Stock' }}
      variant="secondary"
      className={styles.add}
      describedBy={titleId}
    />
  );
}

/** A phone shows the bag on the picture, and the words to screen readers only. */
function AddLabel() {
  return (
    <>
      <span className={styles.addWords}>Add to cart</span>
      <span className={styles.addIcon}>
        <BagIcon />
      </span>
    </>
  );
}

function VariantPurchase({ product, colour, titleId, card, isOpen, onToggle }: CardPurchaseProps) {
  const { load, prefetch } = useDetails(product._id);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const open = () => {
    load();
    onToggle(true);
  };
  const close = () => {
    onToggle(false);
    button.current?.focus();
  };
  useCloseOnLeave(isOpen, card, { onTapOutside: close, onFocusOutside: () => onToggle(false) });

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        className={styles.add}
        aria-describedby={titleId}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={prefetch}
        onFocus={isOpen ? () => onToggle(false) : prefetch}
        onClick={open}
      >
        <AddLabel />
      </Button>
      {isOpen && (
        <FilesBoundary>
          <Suspense>
            <VariantPanel id={panelId} product={product} colour={colour} onClose={close} />
          </Suspense>
        </FilesBoundary>
      )}
    </>
  );
}

interface Closing {
  onTapOutside: () => void;
  onFocusOutside: () => void;
}

/** `pointerup` comes after the focus has moved, and not when a finger scrolls. */
function useCloseOnLeave(isOpen: boolean, area: RefObject<HTMLElement | null>, closing: Closing) {
  const onEvent = useEffectEvent(({ type, target }: Event) => {
    if (area.current?.contains(target as Node)) return;
    if (type === 'focusin') closing.onFocusOutside();
    else closing.onTapOutside();
  });

  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: Event) => onEvent(event);
    const types = ['pointerup', 'focusin'];
    types.forEach((type) => document.addEventListener(type, listener));
    return () => types.forEach((type) => document.removeEventListener(type, listener));
  }, [isOpen]);
}
