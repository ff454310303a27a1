import { defineAdminFeature } from '../access/admin-feature';
import { openWithdrawalsPath } from './withdrawals-path';

export const withdrawalsFeature = defineAdminFeature({
  routes: [{ path: 'withdrawals', page: () => import('./WithdrawalsPage'), needs: ['orders.read'] }],
  menu: [
    { section: 'orders', label: 'Withdrawals', to: openWithdrawalsPath, words: 'withdraw from contract law' },
  ],
  state: () => import('./withdrawals.state'),
});
