import { defineFeature } from '@haberdash/kit/feature';

export const importFeature = defineFeature({
  routes: [{ path: 'products/import', page: () => import('./ImportPage') }],
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
