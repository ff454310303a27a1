import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const productsFeature = defineFeature({
  routes: [{ path: 'products', page: () => import('./list/ProductsPage') }],
  menu: [{ label: 'Products', to: '/admin/products', icon: menuIcon(AppstoreOutlined) }],
  palette: [{ label: 'Products', to: '/admin/products' }],
  state: () => import('./products.state'),
});
