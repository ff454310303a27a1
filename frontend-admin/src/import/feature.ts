import { defineFeature } from '@haberdash/kit/feature';

export const importFeature = defineFeature({
  routes: [{ path: 'products/import', page: () => import('./ImportPage') }],
  palette: [{ label: 'Import products', to: '/admin/products/import' }],
  state: () => import('./import.state'),
});
