import { defineAdminFeature } from '../access/admin-feature';

export const auditFeature = defineAdminFeature({
  routes: [{ path: 'audit', page: () => import('./AuditPage'), needs: ['audit.read'] }],
  menu: [
    { section: 'settings', label: 'Audit', to: '/admin/audit', words: 'activity log history changes staff' },
  ],
  state: () => import('./audit.state'),
});
