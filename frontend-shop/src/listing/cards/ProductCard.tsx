import { useId, useRef, useState } from 'react';
import { Price } from '../../product/Price';
import { badgeOf } from '../../product/product';
import type { Product } from '../../product/product.api';
import { ProductLabels } from '../../product/ProductLabels';
import type { Choice } from '../../product/variants';
import { wantedSize, type Wanted } from '../query/wanted';
import { CardColours } from './CardColours';
import { CardPicture } from './CardPicture';
import { CardPurchase } from './CardPurchase';
import styles from './product-card.module.css';
import { ProductLink } from '../../product/ProductLink';
import { CardRating } from '../../product/StarRating';
import { SizesInStock } from './SizesInStock';
import { useCardColour } from './use-card-colour';

/** The number of dots that fits on a phone. */
const shownDots = 4;

interface ProductCardProps {
  product: Product;
  eager: boolean;
  /** The card shows the first of these colours that the product has. */
  wanted: Wanted;
  /** Called with the colour selected on the card and the size that the list is filtered by. */
  onOpen: (product: Product, choice: Choice) => void;
}

export function ProductCard({ product, eager, wanted, onOpen }: ProductCardProps) {
  const colour = useCardColour(product, wanted.colour ?? []);
  const [isPurchaseOpen, setPurchaseOpen] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const badge = badgeOf(product);
  // With several sizes, the panel shows the colours, too.
  const areDotsInPanel = isPurchaseOpen && product.options.sizes.length > 1;

  const choice = { colour: colour.chosen, size: wantedSize(product, wanted) };

  const open = () => {
    setPurchaseOpen(false);
    onOpen(product, choice);
  };

  return (
    <article
      ref={card}
      className={styles.card}
      aria-labelledby={titleId}
      onPointerEnter={({ pointerType }) => setPointed(isPointed || pointerType === 'mouse')}
    >
      <div className={styles.picture}>
        <CardPicture product={product} colour={colour} eager={eager} isPointed={isPointed} />
        {badge && <span className={`${styles.badge} ${styles[badge.tone]}`}>{badge.text}</span>}
        {!areDotsInPanel && (
          <CardColours
            className={styles.dots}
            colours={product.options.colours}
            atMost={shownDots}
            current={colour.current}
            onChoose={colour.choose}
            onPoint={colour.point}
          />
        )}
      </div>
      <div className={styles.name}>
        <h3 id={titleId} className={styles.title}>
          <ProductLink product={product} choice={choice} aria-haspopup="dialog" onOpen={open} />
        </h3>
        <ProductLabels {...product} />
        <CardRating {...product} />
        <SizesInStock {...product} />
      </div>
      <Price {...product} />
      <CardPurchase
        product={product}
        colour={colour}
        titleId={titleId}
        card={card}
        isOpen={isPurchaseOpen}
        onToggle={setPurchaseOpen}
      />
    </article>
  );
}
