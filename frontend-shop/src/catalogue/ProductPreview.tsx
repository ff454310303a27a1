import type { Product } from '../product/product.api';
import { choiceOf, offerOf } from './product-choice';
import styles from './product-details.module.css';
import { ProductGallery } from './ProductGallery';
import { ProductSummary } from './ProductSummary';
import { ProductTitle } from './ProductTitle';
import { useChoiceInAddress } from './use-open-product';

/** What the card knows, while the rest of the product is loading. */
export function ProductPreview({ product }: { product: Product }) {
  const { choice: asked, choose } = useChoiceInAddress();
  const choice = choiceOf(product, null, asked);
  return (
    <div className={styles.details} aria-busy="true">
      <ProductGallery
        product={product}
        colour={choice.colour}
        onChoose={(colour) => choose({ ...choice, colour })}
      />
      <div className={styles.text}>
        <ProductSummary
          product={product}
          offer={offerOf(product, null, choice)}
          heading={<ProductTitle title={product.title} />}
        />
        <span className={`${styles.awaitedChoice} awaited`} role="status">
          <span className="visually-hidden">Loading the product</span>
        </span>
      </div>
    </div>
  );
}
