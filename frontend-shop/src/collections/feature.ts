import { defineFeature } from '@haberdash/kit/feature';
import { listQuery, menu, sizes } from '../first-requests';

export const collectionsFeature = defineFeature({
  routes: [
    {
      path: 'collection/:slug',
      page: () => import('./CollectionPage'),
      requests: [{ path: '/api/shop/collections/:slug', query: listQuery('') }, sizes, menu],
    },
  ],
  state: () => import('../listing/listing.state'),
});
