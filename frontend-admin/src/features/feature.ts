import { defineAdminFeature } from '../access/admin-feature';

export const featuresFeature = defineAdminFeature({
  routes: [{ path: 'features', page: () => import('./FeaturesPage'), needs: [] }],
});
