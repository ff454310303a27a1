import { defineAdminFeature } from '../access/admin-feature';

export const reviewsFeature = defineAdminFeature({
  routes: [{ path: 'reviews', page: () => import('./ReviewsPage'), needs: ['reviews.moderate'] }],
  menu: [{ section: 'customers', label: 'Reviews', to: '/admin/reviews', words: 'stars ratings' }],
  state: () => import('./reviews.state'),
});
