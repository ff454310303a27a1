import { defineFeature } from '@haberdash/kit/feature';
import { menu, ownCountry } from '../first-requests';

export const accountFeature = defineFeature({
  routes: [{ path: 'account', page: () => import('./AccountPage'), requests: [ownCountry, menu] }],
  state: () => import('./account.state'),
});
