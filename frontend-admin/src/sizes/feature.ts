import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const sizesFeature = defineFeature({
  routes: [{ path: 'sizes', page: () => import('./SizesPage') }],
  menu: [{ label: 'Sizes', to: '/admin/sizes', icon: menuIcon(ColumnHeightOutlined) }],
  palette: [{ label: 'Sizes', to: '/admin/sizes' }],
  state: () => import('./sizes.state'),
});
