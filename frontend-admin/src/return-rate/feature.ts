import { defineAdminFeature } from '../access/admin-feature';

export const returnRateFeature = defineAdminFeature({
  routes: [{ path: 'return-rate', page: () => import('./ReturnRatePage'), needs: ['reports.read'] }],
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
