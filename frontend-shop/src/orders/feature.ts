import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../first-requests';

export const ordersFeature = defineFeature({
  routes: [{ path: 'account/orders/:name', page: () => import('./OrderPage'), requests: [menu] }],
  state: () => import('./orders.state'),
});
