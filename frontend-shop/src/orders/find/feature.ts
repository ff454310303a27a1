import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../../first-requests';

export const findOrderFeature = defineFeature({
  routes: [{ path: 'find-order', page: () => import('./FindOrderPage'), requests: [menu] }],
  state: () => import('./find-order.state'),
});
