import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const reconciliationFeature = defineFeature({
  routes: [
    { path: 'books', page: () => import('./ReconciliationPage') },
    { path: 'reports/failed-jobs', page: () => import('../report-lists/FailedJobsPage') },
  ],
  menu: [{ label: 'Consistency check', to: '/admin/books', icon: menuIcon(AuditOutlined) }],
  palette: [
    { label: 'Consistency check', to: '/admin/books' },
    { label: 'Failed jobs', to: '/admin/reports/failed-jobs' },
  ],
  state: () => import('./reconciliation.state'),
});
