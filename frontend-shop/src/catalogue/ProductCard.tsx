import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { AddToCartButton } from '../cart/AddToCartButton';
import { productOpened } from './details.slice';
import { Price } from '../product/Price';
import { badgeOf } from '../product/product';
import type { Product } from '../product/product.api';
import { ProductPicture } from '../product/ProductPicture';
import styles from './product-card.module.css';

/** From the widths of the grid's columns. */
const sizes = '(min-width: 75rem) 19rem, (min-width: 48rem) 33vw, 50vw';

export function ProductCard({ product, eager }: { product: Product; eager: boolean }) {
  const dispatch = useDispatch();
  const titleId = useId();
  const badge = badgeOf(product);

  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <ProductPicture product={product} sizes={sizes} eager={eager} />
        {badge && <span className={`${styles.badge} ${styles[badge.tone]}`}>{badge.text}</span>}
      </div>
      <div className={styles.text}>
        <h3 id={titleId}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => dispatch(productOpened(product))}
          >
            <span className={styles.title}>{product.title}</span>
          </button>
        </h3>
        <p className={styles.labels}>
          <span>{categoryLabels[product.category]}</span>
          <span>{brandLabels[product.brand]}</span>
        </p>
        <Price {...product} />
      </div>
      <AddToCartButton
        product={product}
        labels={{ add: 'Add to cart', out: 'Out Of Stock' }}
        variant="secondary"
        className={styles.add}
        describedBy={titleId}
      />
    </article>
  );
}
