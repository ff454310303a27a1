import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const shopSettingsFeature = defineFeature({
  routes: [{ path: 'shop', page: () => import('./ShopPage') }],
  menu: [{ label: 'Shop', to: '/admin/shop', icon: menuIcon(ShopOutlined) }],
  palette: [{ label: 'Shop', to: '/admin/shop' }],
  state: () => import('./shop-page.state'),
});
