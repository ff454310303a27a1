import { defineFeature } from '@haberdash/kit/feature';

export const returnRateFeature = defineFeature({
  routes: [{ path: 'return-rate', page: () => import('./ReturnRatePage') }],
  menu: [
    {
      section: 'reports',
      label: 'Return rate',
      to: '/admin/return-rate',
      words: 'returned pieces sizes reasons csv',
    },
  ],
  state: () => import('./return-rate.state'),
});
