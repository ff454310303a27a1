import { defineFeature } from '@haberdash/kit/feature';

export const reportListsFeature = defineFeature({
  routes: [
    { path: 'reports/low-stock', page: () => import('./LowStockPage') },
    { path: 'reports/sold-out', page: () => import('./SoldOutPage') },
    { path: 'reports/shoppers', page: () => import('./ShoppersPage') },
  ],
  palette: [
    { label: 'Low stock', to: '/admin/reports/low-stock' },
    { label: 'Sold-out sizes', to: '/admin/reports/sold-out' },
    { label: 'Shoppers with a cart', to: '/admin/reports/shoppers' },
  ],
  state: () => import('./report-lists.state'),
});
