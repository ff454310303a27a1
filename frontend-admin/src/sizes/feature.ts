import { defineAdminFeature } from '../access/admin-feature';

export const sizesFeature = defineAdminFeature({
  routes: [{ path: 'sizes', page: () => import('./SizesPage'), needs: ['catalogue.read'] }],
  menu: [{ section: 'products', label: 'Sizes', to: '/admin/sizes', words: 'scales size chart' }],
  state: () => import('./sizes.state'),
});
