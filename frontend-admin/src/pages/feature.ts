import FileMarkdownOutlined from '@ant-design/icons/es/icons/FileMarkdownOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const pagesFeature = defineFeature({
  routes: [
    { path: 'pages', page: () => import('./PagesPage') },
    { path: 'pages/:slug', page: () => import('./PageDetailsPage') },
  ],
  menu: [{ label: 'Pages', to: '/admin/pages', icon: menuIcon(FileMarkdownOutlined) }],
  palette: [{ label: 'Pages', to: '/admin/pages' }],
  state: () => import('./pages.state'),
});
