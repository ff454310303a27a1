import { defineFeature } from '@haberdash/kit/feature';

export const stockFeature = defineFeature({
  routes: [{ path: 'products/:productId/stock', page: () => import('./StockPage') }],
  state: () => import('./stock.state'),
});
