import { defineFeature } from '@haberdash/kit/feature';
import { listQuery, menu, sizes } from '../first-requests';

export const searchFeature = defineFeature({
  routes: [
    {
      path: 'search',
      page: () => import('./SearchPage'),
      requests: [{ path: '/api/shop/search/:keyword', query: listQuery('') }, sizes, menu],
    },
  ],
  state: () => import('./search.state'),
});
