import { defineFeature } from '@haberdash/kit/feature';
import { openWithdrawalsPath } from './withdrawals-path';

export const withdrawalsFeature = defineFeature({
  routes: [{ path: 'withdrawals', page: () => import('./WithdrawalsPage') }],
  menu: [
    { section: 'orders', label: 'Withdrawals', to: openWithdrawalsPath, words: 'withdraw from contract law' },
  ],
  state: () => import('./withdrawals.state'),
});
