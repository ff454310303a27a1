import { defineAdminFeature } from '../access/admin-feature';

export const deliveryFeature = defineAdminFeature({
  routes: [{ path: 'delivery', page: () => import('./DeliveryPage'), needs: ['settings.change'] }],
  menu: [
    {
      section: 'settings',
      label: 'Delivery',
      to: '/admin/delivery',
      words: 'shipping countries prices free days',
    },
  ],
  state: () => import('./delivery.state'),
});
