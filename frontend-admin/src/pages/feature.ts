import { defineFeature } from '@haberdash/kit/feature';

export const pagesFeature = defineFeature({
  routes: [
    { path: 'pages', page: () => import('./PagesPage') },
    { path: 'pages/:slug', page: () => import('./PageDetailsPage') },
  ],
  menu: [{ section: 'online-shop', label: 'Pages', to: '/admin/pages', words: 'terms privacy imprint text' }],
  state: () => import('./pages.state'),
});
