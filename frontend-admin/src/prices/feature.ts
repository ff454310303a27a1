import { defineFeature } from '@haberdash/kit/feature';

export const pricesFeature = defineFeature({
  routes: [{ path: 'products/:productId/prices', page: () => import('./PricesPage') }],
  state: () => import('./prices.state'),
});
