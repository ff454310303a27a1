import { Price } from '../Price';
import type { Product } from '../product.api';
import { ProductLabels } from '../ProductLabels';
import { ProductPicture } from '../ProductPicture';
import styles from '../page/product-details.module.css';
import gallery from '../gallery/product-gallery.module.css';
import { ProductTitle } from '../page/ProductTitle';
import { useChoiceInAddress } from './use-open-product';

/** Shows the data of the card while the details are loading. */
export function ProductPreview({ product }: { product: Product }) {
  const { choice } = useChoiceInAddress();
  const shown = product.options.colours.find(({ name }) => name === choice.colour) ?? product;
  return (
    <div className={styles.details} aria-busy="true">
      <div className={gallery.gallery}>
        <ProductPicture
          product={{ ...product, image: shown.image }}
          sizes="50vw"
          className={gallery.picture}
          eager
        />
      </div>
      <div className={styles.text}>
        <ProductLabels {...product} />
        <ProductTitle title={product.title} />
        <div className={styles.worth}>
          <Price {...product} />
        </div>
        <span className={`${styles.awaitedChoice} awaited`} role="status">
          <span className="visually-hidden">Loading the product</span>
        </span>
      </div>
    </div>
  );
}
