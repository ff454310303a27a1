import { defineFeature } from '@haberdash/kit/feature';

export const deliveryFeature = defineFeature({
  routes: [{ path: 'delivery', page: () => import('./DeliveryPage') }],
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
