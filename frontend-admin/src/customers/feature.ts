import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const customersFeature = defineFeature({
  routes: [
    { path: 'customers', page: () => import('./CustomersPage') },
    { path: 'customers/:id', page: () => import('./CustomerPage') },
  ],
  menu: [{ label: 'Customers', to: '/admin/customers', icon: menuIcon(TeamOutlined) }],
  palette: [{ label: 'Customers', to: '/admin/customers' }],
  state: () => import('./customers.state'),
});
