import { defineFeature } from '@haberdash/kit/feature';

export const taxonomyFeature = defineFeature({
  routes: [{ path: 'categories', page: () => import('./TaxonomyPage') }],
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
