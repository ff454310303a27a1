import { defineFeature } from '@haberdash/kit/feature';
import { listQuery, menu, sizes } from '../first-requests';

export const listingFeature = defineFeature({
  routes: [
    {
      path: 'listing',
      page: () => import('./ListingPage'),
      requests: [{ path: '/api/shop/products/get', query: listQuery('price-lowtohigh') }, sizes, menu],
    },
  ],
  state: () => import('./listing.state'),
});
