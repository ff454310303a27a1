import { lazyPage } from '@haberdash/kit/lazy-page';
import { defineRemote } from '@haberdash/kit/remote';
import { createElement } from 'react';
import { adminSaga } from './admin.saga';

const DashboardPage = lazyPage(() => import('./dashboard/DashboardPage'));

export default defineRemote({
  name: 'admin',
  frame: 'sidebar',
  title: 'Admin Panel',
  home: '/admin/dashboard',
  routes: [{ path: 'dashboard', element: createElement(DashboardPage) }],
  menu: [{ label: 'Dashboard', to: '/admin/dashboard' }],
  slices: [],
  saga: adminSaga,
});
