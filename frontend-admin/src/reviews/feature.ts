import { defineFeature } from '@haberdash/kit/feature';

export const reviewsFeature = defineFeature({
  routes: [{ path: 'reviews', page: () => import('./ReviewsPage') }],
  menu: [{ section: 'customers', label: 'Reviews', to: '/admin/reviews', words: 'stars ratings' }],
  state: () => import('./reviews.state'),
});
