import { defineFeature } from '@haberdash/kit/feature';

export const reportListsFeature = defineFeature({
  routes: [
    { path: 'reports/low-stock', page: () => import('./LowStockPage') },
    { path: 'reports/sold-out', page: () => import('./SoldOutPage') },
    { path: 'reports/shoppers', page: () => import('./ShoppersPage') },
  ],
  menu: [
    { section: 'reports', label: 'Low stock', to: '/admin/reports/low-stock', words: 'reorder' },
    { section: 'reports', label: 'Sold-out sizes', to: '/admin/reports/sold-out', words: 'out of stock' },
    {
      section: 'reports',
      label: 'Shoppers with a cart',
      to: '/admin/reports/shoppers',
      words: 'abandoned carts',
    },
  ],
  state: () => import('./report-lists.state'),
});
