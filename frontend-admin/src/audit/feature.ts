import { defineFeature } from '@haberdash/kit/feature';

export const auditFeature = defineFeature({
  routes: [{ path: 'audit', page: () => import('./AuditPage') }],
  menu: [
    { section: 'settings', label: 'Audit', to: '/admin/audit', words: 'activity log history changes staff' },
  ],
  state: () => import('./audit.state'),
});
