import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductGrid, ProductGridSkeleton } from '../catalogue/ProductGrid';
import styles from './home.module.css';
import { featuredProductsRequested, selectFeaturedProducts } from './home.slice';

export function FeaturedProducts() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.featured}>
      <h2 id={titleId}>Feature Products</h2>
      <Products />
    </section>
  );
}

function Products() {
  const { value: products, request } = useSelector(selectFeaturedProducts);
  const dispatch = useDispatch();

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the products" onRetry={() => dispatch(featuredProductsRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!products) return <ProductGridSkeleton count={8} />;
  if (products.length === 0) return <EmptyState title="The shelves are being filled" />;
  return <ProductGrid products={products} />;
}
