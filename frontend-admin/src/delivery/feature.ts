import TruckOutlined from '@ant-design/icons/es/icons/TruckOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const deliveryFeature = defineFeature({
  routes: [{ path: 'delivery', page: () => import('./DeliveryPage') }],
  menu: [{ label: 'Delivery', to: '/admin/delivery', icon: menuIcon(TruckOutlined) }],
  palette: [{ label: 'Delivery', to: '/admin/delivery' }],
  state: () => import('./delivery.state'),
});
