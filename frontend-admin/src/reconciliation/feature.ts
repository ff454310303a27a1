import { defineAdminFeature } from '../access/admin-feature';

export const reconciliationFeature = defineAdminFeature({
  routes: [
    { path: 'books', page: () => import('./ReconciliationPage'), needs: ['finance.read'] },
    {
      path: 'reports/failed-jobs',
      page: () => import('../report-lists/FailedJobsPage'),
      needs: ['reports.read'],
    },
  ],
  menu: [
    { section: 'settings', label: 'Consistency check', to: '/admin/books', words: 'books reconciliation' },
  ],
  palette: [{ label: 'Failed jobs', to: '/admin/reports/failed-jobs' }],
  state: () => import('./reconciliation.state'),
});
