import { defineFeature } from '@haberdash/kit/feature';

export const stockFeature = defineFeature({
  routes: [
    { path: 'products/:productId/stock', page: () => import('./StockPage') },
    { path: 'stock/sold-elsewhere', page: () => import('./removals/SoldElsewherePage') },
  ],
  menu: [
    {
      section: 'products',
      label: 'Sold elsewhere',
      to: '/admin/stock/sold-elsewhere',
      words: 'market stall stock',
    },
  ],
  state: () => import('./stock.state'),
});
