import { brandLabels } from '@haberdash/kit/labels';
import { Link } from '@haberdash/kit/router';
import type { MouseEvent } from 'react';
import { Price } from '../product/Price';
import type { Product } from '../product/product.api';
import { productPath } from '../product/product-path';
import { ProductPicture } from '../product/ProductPicture';
import styles from './related-products.module.css';

interface RelatedCardProps {
  product: Product;
  onOpen: (product: Product) => void;
}

/** Beside the one that is open, others only show themselves. */
export function RelatedCard({ product, onOpen }: RelatedCardProps) {
  const open = (event: MouseEvent) => {
    // A tab of its own is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(product);
  };

  return (
    <article className={styles.card}>
      <ProductPicture product={product} sizes="(min-width: 48rem) 13rem, 44vw" className={styles.picture} />
      <h3 className={styles.title}>
        <Link to={productPath(product._id)} onClick={open}>
          {product.title}
        </Link>
      </h3>
      <p className={styles.labels}>{brandLabels[product.brand]}</p>
      <Price {...product} />
    </article>
  );
}
