import { lazyPage } from '@haberdash/kit/lazy-page';
import { Suspense } from 'react';
import { FilesBoundary } from '../ui/FilesBoundary';
import { viewedProducts } from './viewed-products';
import type { ViewedProductsProps } from './ViewedProducts';

const ViewedProducts = lazyPage(() => import('./ViewedProducts'));

/** Shows products that were opened on this device. A first visit has none, and loads nothing of it. */
export function RecentlyViewed(props: ViewedProductsProps) {
  if (!viewedProducts().some((id) => id !== props.except)) return null;
  return (
    <FilesBoundary>
      <Suspense>
        <ViewedProducts {...props} />
      </Suspense>
    </FilesBoundary>
  );
}
