import { defineAdminFeature } from '../access/admin-feature';

export const taxonomyFeature = defineAdminFeature({
  routes: [{ path: 'categories', page: () => import('./TaxonomyPage'), needs: ['catalogue.read'] }],
  menu: [
    {
      section: 'products',
      label: 'Categories and brands',
      to: '/admin/categories',
      words: 'menu navigation',
    },
  ],
  state: () => import('./taxonomy.state'),
});
