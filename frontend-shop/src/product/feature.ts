import { defineFeature } from '@haberdash/kit/feature';
import { menu, sizes } from '../first-requests';

export const productFeature = defineFeature({
  routes: [
    {
      path: 'product/:slug',
      page: () => import('./page/ProductPage'),
      // The server knows the id of the product that has the slug.
      requests: [
        { path: '/api/shop/products/get/:slug' },
        { path: '/api/shop/review/:id', query: { limit: '10' } },
        sizes,
        menu,
      ],
    },
  ],
  state: () => import('./product.state'),
});
