import { defineAdminFeature } from '../access/admin-feature';

export const reportListsFeature = defineAdminFeature({
  routes: [
    {
      path: 'reports/low-stock',
      page: () => import('./LowStockPage'),
      needs: ['reports.read', 'stock.read'],
    },
    { path: 'reports/sold-out', page: () => import('./SoldOutPage'), needs: ['reports.read', 'stock.read'] },
    { path: 'reports/shoppers', page: () => import('./ShoppersPage'), needs: ['customers.read'] },
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
