import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductGrid, ProductGridSkeleton } from '../catalogue/ProductGrid';
import styles from './home.module.css';
import { featuredProductsRequested, selectHome } from './home.slice';

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
  const { products, productsRequest: request } = useSelector(selectHome);
  const dispatch = useDispatch();

  if (products.length > 0) return <ProductGrid products={products} />;
  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load the products" onRetry={() => dispatch(featuredProductsRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (request.status === 'loading') return <ProductGridSkeleton count={8} />;
  return <EmptyState title="The shelves are being filled" />;
}
