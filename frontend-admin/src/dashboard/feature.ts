import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const dashboardFeature = defineFeature({
  routes: [{ path: 'dashboard', page: () => import('./DashboardPage') }],
  menu: [{ label: 'Dashboard', to: '/admin/dashboard', icon: menuIcon(DashboardOutlined) }],
  palette: [{ label: 'Dashboard', to: '/admin/dashboard' }],
  state: () => import('./dashboard.state'),
});
