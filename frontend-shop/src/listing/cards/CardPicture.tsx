import type { Product } from '../../product/product.api';
import { ProductPicture } from '../../product/ProductPicture';
import styles from './product-card.module.css';
import type { CardColour } from './use-card-colour';

/** Widths of the columns beside the filters. Cards elsewhere are below the fold, and the browser measures them. */
export const cardSizes = [
  '(min-width: 82rem) 14.9rem',
  '(min-width: 75rem) calc(25vw - 5.625rem)',
  '(min-width: 64rem) calc(33.3vw - 7rem)',
  '(min-width: 48rem) calc(33.3vw - 1.67rem)',
  '(min-width: 46rem) calc(20vw - 1.2rem)',
  '(min-width: 37rem) calc(25vw - 1.25rem)',
  '(min-width: 28rem) calc(33.3vw - 1.33rem)',
  'calc(50vw - 1.5rem)',
].join(', ');

interface CardPictureProps {
  product: Product;
  colour: CardColour;
  eager: boolean;
  /** Since a mouse has been on the card: only then is the second picture loaded. */
  isPointed: boolean;
}

/** Under a mouse, the second picture covers the first. */
export function CardPicture({ product, colour: { image, secondImage }, eager, isPointed }: CardPictureProps) {
  return (
    <>
      <ProductPicture product={{ ...product, image }} sizes={cardSizes} eager={eager} />
      {isPointed && secondImage && (
        <ProductPicture
          key={secondImage}
          product={{ ...product, title: '', image: secondImage }}
          sizes={cardSizes}
          className={styles.second}
        />
      )}
    </>
  );
}
