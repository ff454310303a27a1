import { defineAdminFeature } from '../access/admin-feature';

export const ordersFeature = defineAdminFeature({
  routes: [
    { path: 'orders', page: () => import('./list/OrdersPage'), needs: ['orders.read'] },
    { path: 'orders/:id', page: () => import('./page/OrderPage'), needs: ['orders.read'] },
    { path: 'orders/print', page: () => import('./printing/PackingSlipsPage'), needs: ['orders.read'] },
    { path: 'orders/pick-list', page: () => import('./printing/PickListPage'), needs: ['orders.read'] },
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
