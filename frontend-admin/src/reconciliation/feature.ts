import { defineFeature } from '@haberdash/kit/feature';

export const reconciliationFeature = defineFeature({
  routes: [
    { path: 'books', page: () => import('./ReconciliationPage') },
    { path: 'reports/failed-jobs', page: () => import('../report-lists/FailedJobsPage') },
  ],
  menu: [
    { section: 'settings', label: 'Consistency check', to: '/admin/books', words: 'books reconciliation' },
  ],
  palette: [{ label: 'Failed jobs', to: '/admin/reports/failed-jobs' }],
  state: () => import('./reconciliation.state'),
});
