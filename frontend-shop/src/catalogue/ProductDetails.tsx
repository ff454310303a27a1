import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import styles from './product-details.module.css';
import { ProductPresentation } from './ProductPresentation';
import { useKnownProduct } from '../product/use-details';
import { useOpenProduct } from './use-open-product';

export default function ProductDetails() {
  const { id } = useOpenProduct();
  const { product, details, load } = useKnownProduct(id ?? '');

  if (details.isMissing) return <Missing />;
  if (product) return <ProductPresentation product={product} details={details} onRetry={load} />;
  if (details.request.status !== 'failed') return <Spinner />;
  return (
    <ErrorState title="We couldn't load this product" onRetry={load}>
      <p>{details.request.message}</p>
    </ErrorState>
  );
}

function Missing() {
  return (
    <div className={styles.missing}>
      <p>It has left the shop, or its link is not complete.</p>
      <ButtonLink to="/shop/listing" replace>
        See all products
      </ButtonLink>
    </div>
  );
}
