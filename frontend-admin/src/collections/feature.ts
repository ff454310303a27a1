import GroupOutlined from '@ant-design/icons/es/icons/GroupOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const collectionsFeature = defineFeature({
  routes: [
    { path: 'collections', page: () => import('./CollectionsPage') },
    { path: 'collections/add', page: () => import('./CollectionEditorPage') },
    { path: 'collections/edit/:slug', page: () => import('./CollectionEditorPage') },
  ],
  menu: [{ label: 'Collections', to: '/admin/collections', icon: menuIcon(GroupOutlined) }],
  palette: [{ label: 'Collections', to: '/admin/collections' }],
  state: () => import('./collections.state'),
});
