import { defineFeature } from '@haberdash/kit/feature';

export const financeFeature = defineFeature({
  routes: [
    { path: 'finance', page: () => import('./FinancePage') },
    { path: 'finance/money', page: () => import('./money/MoneyPage') },
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
