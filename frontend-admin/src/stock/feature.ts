import { defineFeature } from '@haberdash/kit/feature';

export const stockFeature = defineFeature({
  routes: [
    { path: 'products/:productId/stock', page: () => import('./StockPage') },
    { path: 'stock/sold-elsewhere', page: () => import('./removals/SoldElsewherePage') },
  ],
  palette: [{ label: 'Sold elsewhere', to: '/admin/stock/sold-elsewhere' }],
  state: () => import('./stock.state'),
});
