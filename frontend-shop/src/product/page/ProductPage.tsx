import { shopName } from '@haberdash/kit/page-meta';
import { historyState, type HistoryState } from '@haberdash/kit/history-state';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cardOpened, detailsRequested } from '../details.slice';
import type { Product, ProductDetails } from '../product.api';
import { useKnownProduct } from '../use-details';
import { pathTo, useMenu } from '@haberdash/kit/menu/use-menu';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { listingPath } from '../../listing/query/listing-query';
import { nameInAddress, productPath } from '../product-path';
import { RecentlyViewed } from '../../viewed/RecentlyViewed';
import { MissingProduct } from './MissingProduct';
import styles from './product-page.module.css';
import { ProductPresentation } from './ProductPresentation';
import { ProductPageSkeleton } from './ProductPageSkeleton';

export default function ProductPage() {
  const { slug: named = '' } = useParams();
  const { product, details, load } = useKnownProduct(named);
  const dispatch = useDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    dispatch(detailsRequested(named));
  }, [named, dispatch]);
  useCurrentAddress(named, details.value);

  const openOther = (other: Product) => {
    dispatch(cardOpened(other));
    void navigate(productPath(other));
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
          key={product._id}
          product={product}
          details={details}
          heading={<PageHeading title={product.title}>{product.title}</PageHeading>}
          onRetry={load}
          onOpenOther={openOther}
        />
        <RecentlyViewed except={product._id} onOpen={openOther} />
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

/** An earlier slug, or the id, gives way to the slug that the product has now. The server does the same. */
function useCurrentAddress(named: string, product: ProductDetails | null) {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (product === null || nameInAddress(product) === named) return;
    const state: HistoryState = { ...historyState(location), keepScroll: true };
    void navigate({ pathname: productPath(product), search: location.search }, { replace: true, state });
  }, [named, product, location, navigate]);
}

function ProductBreadcrumb({ product: { category, title } }: { product: Product }) {
  const { categories } = useMenu();
  const path = pathTo(category, categories).map(({ slug, name }) => ({
    name,
    to: listingPath({ category: [slug] }),
  }));
  return <Breadcrumb path={path} current={title} />;
}
