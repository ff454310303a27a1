import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const taxonomyFeature = defineFeature({
  routes: [{ path: 'categories', page: () => import('./TaxonomyPage') }],
  menu: [{ label: 'Categories', to: '/admin/categories', icon: menuIcon(TagsOutlined) }],
  palette: [{ label: 'Categories and brands', to: '/admin/categories' }],
  state: () => import('./taxonomy.state'),
});
