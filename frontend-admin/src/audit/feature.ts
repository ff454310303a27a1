import { defineAdminFeature } from '../access/admin-feature';

export const auditFeature = defineAdminFeature({
  routes: [{ path: 'audit', page: () => import('./AuditPage'), needs: ['audit.read'] }],
  menu: [
    { section: 'settings', label: 'Activity', to: '/admin/audit', words: 'audit log history changes staff' },
  ],
  state: () => import('./audit.state'),
});
