import { defineFeature } from '@haberdash/kit/feature';

export const sizesFeature = defineFeature({
  routes: [{ path: 'sizes', page: () => import('./SizesPage') }],
  menu: [{ section: 'products', label: 'Sizes', to: '/admin/sizes', words: 'scales size chart' }],
  state: () => import('./sizes.state'),
});
