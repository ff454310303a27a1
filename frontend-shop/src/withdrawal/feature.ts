import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../first-requests';

export const withdrawalFeature = defineFeature({
  routes: [{ path: 'withdraw', page: () => import('./WithdrawalPage'), requests: [menu] }],
  state: () => import('./withdrawal.state'),
});
