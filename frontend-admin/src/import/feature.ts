import { defineAdminFeature } from '../access/admin-feature';

export const importFeature = defineAdminFeature({
  routes: [{ path: 'products/import', page: () => import('./ImportPage'), needs: ['catalogue.change'] }],
  menu: [
    {
      section: 'products',
      label: 'Import',
      to: '/admin/products/import',
      words: 'import products csv upload',
    },
  ],
  state: () => import('./import.state'),
});
