import { defineAdminFeature } from '../access/admin-feature';

export const financeFeature = defineAdminFeature({
  routes: [
    { path: 'finance', page: () => import('./FinancePage'), needs: ['finance.read'] },
    { path: 'finance/money', page: () => import('./money/MoneyPage'), needs: ['finance.read'] },
  ],
  menu: [
    { section: 'reports', label: 'Finance', to: '/admin/finance', words: 'sales revenue tax accountant csv' },
    {
      section: 'reports',
      label: 'Money at PayPal',
      to: '/admin/finance/money',
      words: 'payments captured refunds',
    },
  ],
  state: () => import('./finance.state'),
});
