import { defineFeature } from '@haberdash/kit/feature';
import { banners, menu } from '../first-requests';

const cheapest = {
  path: '/api/shop/products/get',
  query: { inStock: 'yes', sortBy: 'price-lowtohigh', limit: '8' },
};

export const homeFeature = defineFeature({
  routes: [
    {
      path: 'home',
      page: () => import('./HomePage'),
      requests: [banners, { path: '/api/shop/products/showcase' }, cheapest, menu],
    },
  ],
  state: () => import('./home.state'),
});
