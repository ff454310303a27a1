import { defineFeature } from '@haberdash/kit/feature';

export const featuresFeature = defineFeature({
  routes: [{ path: 'features', page: () => import('./FeaturesPage') }],
});
