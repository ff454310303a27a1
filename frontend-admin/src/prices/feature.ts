import { defineAdminFeature } from '../access/admin-feature';

export const pricesFeature = defineAdminFeature({
  routes: [
    { path: 'products/:productId/prices', page: () => import('./PricesPage'), needs: ['catalogue.read'] },
  ],
  state: () => import('./prices.state'),
});
