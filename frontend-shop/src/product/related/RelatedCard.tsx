import { Price } from '../Price';
import type { Product } from '../product.api';
import { ProductLabels } from '../ProductLabels';
import { ProductPicture } from '../ProductPicture';
import { ProductLink } from '../ProductLink';
import styles from './related-products.module.css';

interface RelatedCardProps {
  product: Product;
  onOpen: (product: Product) => void;
}

/** A product beside the open one, without purchase controls. */
export function RelatedCard({ product, onOpen }: RelatedCardProps) {
  return (
    <article className={styles.card}>
      <ProductPicture product={product} sizes="(min-width: 48rem) 13rem, 44vw" className={styles.picture} />
      <h3 className={styles.title}>
        <ProductLink product={product} onOpen={() => onOpen(product)} />
      </h3>
      <ProductLabels {...product} />
      <Price {...product} />
    </article>
  );
}
