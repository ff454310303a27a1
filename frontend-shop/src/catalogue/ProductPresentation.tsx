import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import { Price } from '../product/Price';
import type { Product, ProductDetails } from '../product/product.api';
import { ProductPicture } from '../product/ProductPicture';
import { rememberSize } from '../product/remembered-sizes';
import { StarRating } from '../product/StarRating';
import { type Choice } from '../product/variants';
import { Reviews } from '../reviews/Reviews';
import type { Details } from '../product/details.slice';
import { choiceOf, offerOf } from './product-choice';
import styles from './product-details.module.css';
import { ProductPurchase } from './ProductPurchase';
import { useOpenProduct } from './use-open-product';

interface ProductPresentationProps {
  product: Product | ProductDetails;
  details: Details;
  onRetry: () => void;
}

export function ProductPresentation({ product, details, onRetry }: ProductPresentationProps) {
  const { choice: asked, choose } = useOpenProduct();
  const variants = details.value?.variants ?? null;
  const choice = choiceOf(product, variants, asked);
  const offer = offerOf(product, variants, choice);
  const colour = product.options.colours.find(({ name }) => name === choice.colour);
  const isLoading = details.request.status === 'loading';

  const chooseAndRemember = (next: Choice) => {
    rememberSize(next.size);
    choose(next);
  };

  return (
    <div className={styles.details} aria-busy={isLoading}>
      <ProductPicture
        product={{ ...product, ...colour }}
        sizes="(min-width: 48rem) 26rem, 90vw"
        className={styles.picture}
        eager
      />
      <div className={styles.text}>
        <p className={styles.labels}>
          {categoryLabels[product.category]} · {brandLabels[product.brand]}
        </p>
        <div className={styles.worth}>
          <Price {...offer} />
          <StarRating average={product.averageReview} />
        </div>
        <ProductPurchase
          product={product}
          details={details}
          choice={choice}
          stock={offer.stock}
          onChoose={chooseAndRemember}
          onRetry={onRetry}
        />
        <p className={styles.description}>{product.description}</p>
      </div>
      <Reviews productId={product._id} />
    </div>
  );
}
