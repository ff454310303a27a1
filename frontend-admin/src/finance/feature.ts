import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const financeFeature = defineFeature({
  routes: [
    { path: 'finance', page: () => import('./FinancePage') },
    { path: 'finance/money', page: () => import('./money/MoneyPage') },
  ],
  menu: [{ label: 'Finance', to: '/admin/finance', icon: menuIcon(BarChartOutlined) }],
  palette: [
    { label: 'Finance', to: '/admin/finance' },
    { label: 'Money at PayPal', to: '/admin/finance/money' },
  ],
  state: () => import('./finance.state'),
});
