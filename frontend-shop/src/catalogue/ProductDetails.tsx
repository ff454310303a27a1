import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from 'react-redux';
import { AddToCartButton } from '../cart/AddToCartButton';
import { productOpened, selectOpenProduct } from './details.slice';
import { Price } from '../product/Price';
import { ProductPicture } from '../product/ProductPicture';
import { StarRating } from '../product/StarRating';
import styles from './product-details.module.css';

export default function ProductDetails() {
  const { value: product, request } = useSelector(selectOpenProduct);
  const dispatch = useDispatch();
  if (!product) return null;

  return (
    <div className={styles.details} aria-busy={request.status === 'loading'}>
      <ProductPicture
        product={product}
        sizes="(min-width: 48rem) 26rem, 90vw"
        className={styles.picture}
        eager
      />
      <div className={styles.text}>
        <p className={styles.labels}>
          {categoryLabels[product.category]} · {brandLabels[product.brand]}
        </p>
        <Price {...product} />
        <StarRating average={product.averageReview} />
        <p className={styles.description}>{product.description}</p>
        {request.status === 'failed' && (
          <div role="alert" className={styles.problem}>
            <p>{request.message}</p>
            <Button variant="quiet" onClick={() => dispatch(productOpened(product))}>
              Try again
            </Button>
          </div>
        )}
        <AddToCartButton product={product} labels={{ add: 'Add to Cart', out: 'Out of Stock' }} />
      </div>
    </div>
  );
}
