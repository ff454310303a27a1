import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../first-requests';

export const ordersFeature = defineFeature({
  routes: [
    { path: 'account/orders/:name', page: () => import('./OrderPage'), requests: [menu] },
    { path: 'order', page: () => import('./links/LinkedOrderPage'), requests: [menu] },
  ],
  state: () => import('./orders.state'),
});
