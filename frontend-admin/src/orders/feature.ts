import { defineFeature } from '@haberdash/kit/feature';

export const ordersFeature = defineFeature({
  routes: [
    { path: 'orders', page: () => import('./list/OrdersPage') },
    { path: 'orders/print', page: () => import('./printing/PackingSlipsPage') },
    { path: 'orders/pick-list', page: () => import('./printing/PickListPage') },
  ],
  menu: [
    {
      section: 'orders',
      label: 'All',
      to: '/admin/orders',
      words: 'orders refund cancel invoice packing slips',
    },
  ],
  state: () => import('./orders.state'),
});
