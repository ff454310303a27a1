import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';
import { openWithdrawalsPath } from './withdrawals-path';

export const withdrawalsFeature = defineFeature({
  routes: [{ path: 'withdrawals', page: () => import('./WithdrawalsPage') }],
  menu: [{ label: 'Withdrawals', to: openWithdrawalsPath, icon: menuIcon(UndoOutlined) }],
  palette: [{ label: 'Withdrawals', to: openWithdrawalsPath }],
  state: () => import('./withdrawals.state'),
});
