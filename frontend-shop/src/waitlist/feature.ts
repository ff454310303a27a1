import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../first-requests';

export const waitlistFeature = defineFeature({
  routes: [{ path: 'waitlist', page: () => import('./link/WaitlistPage'), requests: [menu] }],
  state: () => import('./link/waitlist-link.state'),
});
