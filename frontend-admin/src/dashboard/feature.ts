import { defineFeature } from '@haberdash/kit/feature';

export const dashboardFeature = defineFeature({
  routes: [{ path: 'dashboard', page: () => import('./DashboardPage') }],
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
