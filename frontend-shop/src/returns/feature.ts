import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../first-requests';

export const returnsFeature = defineFeature({
  routes: [
    {
      path: 'account/orders/:name/return',
      page: () => import('./declaring/DeclarePage'),
      requests: [menu],
    },
    {
      path: 'account/orders/:name/returns/:number',
      page: () => import('./page/ReturnPage'),
      requests: [menu],
    },
    { path: 'order/return', page: () => import('./declaring/DeclarePage'), requests: [menu] },
    { path: 'order/returns/:number', page: () => import('./page/ReturnPage'), requests: [menu] },
  ],
  state: () => import('./returns.state'),
});
