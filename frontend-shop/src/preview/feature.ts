import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../first-requests';

export const previewFeature = defineFeature({
  routes: [{ path: 'preview', page: () => import('./PreviewPage'), requests: [menu] }],
  state: () => import('./preview.state'),
});
