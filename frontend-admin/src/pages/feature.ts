import { defineAdminFeature } from '../access/admin-feature';

export const pagesFeature = defineAdminFeature({
  routes: [
    { path: 'pages', page: () => import('./PagesPage'), needs: ['content.change'] },
    { path: 'pages/:slug', page: () => import('./PageDetailsPage'), needs: ['content.change'] },
  ],
  menu: [{ section: 'online-shop', label: 'Pages', to: '/admin/pages', words: 'terms privacy imprint text' }],
  state: () => import('./pages.state'),
});
