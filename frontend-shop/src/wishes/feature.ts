import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../first-requests';

export const wishesFeature = defineFeature({
  routes: [{ path: 'wishes', page: () => import('./page/WishesPage'), requests: [menu] }],
  state: () => import('./page/wishes-page.state'),
});
