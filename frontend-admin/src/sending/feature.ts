import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const sendingFeature = defineFeature({
  routes: [
    { path: 'sending', page: () => import('./SendingPage') },
    { path: 'sending/tracking', page: () => import('./TrackingPage') },
  ],
  menu: [{ label: 'Shipping', to: '/admin/sending', icon: menuIcon(SendOutlined) }],
  palette: [
    { label: 'Shipping', to: '/admin/sending' },
    { label: 'Late orders', to: '/admin/sending?toSend=late' },
    { label: 'Tracking numbers', to: '/admin/sending/tracking' },
  ],
  state: () => import('./sending.state'),
});
