import { shopName } from '@haberdash/kit/page-meta';
import { useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cardOpened, detailsRequested } from '../product/details.slice';
import type { Product } from '../product/product.api';
import { useKnownProduct } from '../product/use-details';
import { pathTo, useMenu } from '@haberdash/kit/menu/use-menu';
import { Breadcrumb } from '../ui/Breadcrumb';
import { listingPath } from './listing-query';
import { productPath } from '../product/product-path';
import { RecentlyViewed } from '../viewed/RecentlyViewed';
import { MissingProduct } from './MissingProduct';
import styles from './product-page.module.css';
import { ProductPresentation } from './ProductPresentation';
import { ProductPageSkeleton } from './ProductPageSkeleton';

export default function ProductPage() {
  const { id = '' } = useParams();
  const { product, details, load } = useKnownProduct(id);
  const dispatch = useDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    dispatch(detailsRequested(id));
  }, [id, dispatch]);

  const openOther = (other: Product) => {
    dispatch(cardOpened(other));
    void navigate(productPath(other._id));
  };

  if (details.isMissing) {
    return (
      <EmptyState title="Product not found" pageTitle="Product not found">
        <MissingProduct />
      </EmptyState>
    );
  }
  if (product) {
    return (
      <div className={styles.page}>
        <ProductBreadcrumb product={product} />
        <ProductPresentation
          key={id}
          product={product}
          details={details}
          heading={<PageHeading title={product.title}>{product.title}</PageHeading>}
          onRetry={load}
          onOpenOther={openOther}
        />
        <RecentlyViewed except={id} onOpen={openOther} />
      </div>
    );
  }
  return (
    <>
      <title>{`Product · ${shopName()}`}</title>
      {details.request.status === 'failed' ? (
        <ErrorState title="We couldn't load this product" onRetry={load}>
          <p>{details.request.message}</p>
        </ErrorState>
      ) : (
        <ProductPageSkeleton />
      )}
    </>
  );
}

function ProductBreadcrumb({ product: { category, title } }: { product: Product }) {
  const { categories } = useMenu();
  const path = pathTo(category, categories).map(({ slug, name }) => ({
    name,
    to: listingPath({ category: [slug] }),
  }));
  return <Breadcrumb path={path} current={title} />;
}
