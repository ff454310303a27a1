import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const ordersFeature = defineFeature({
  routes: [
    { path: 'orders', page: () => import('./list/OrdersPage') },
    { path: 'orders/print', page: () => import('./printing/PackingSlipsPage') },
    { path: 'orders/pick-list', page: () => import('./printing/PickListPage') },
  ],
  menu: [{ label: 'Orders', to: '/admin/orders', icon: menuIcon(FileTextOutlined) }],
  palette: [{ label: 'Orders', to: '/admin/orders' }],
  state: () => import('./orders.state'),
});
