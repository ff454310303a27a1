import { defineAdminFeature } from '../access/admin-feature';

export const dashboardFeature = defineAdminFeature({
  routes: [{ path: 'dashboard', page: () => import('./DashboardPage'), needs: ['reports.read'] }],
  menu: [
    {
      section: 'dashboard',
      label: 'Dashboard',
      to: '/admin/dashboard',
      words: 'figures revenue banners feature images',
    },
  ],
  state: () => import('./dashboard.state'),
});
