import { defineAdminFeature } from '../access/admin-feature';

export const stockFeature = defineAdminFeature({
  routes: [
    { path: 'products/:productId/stock', page: () => import('./StockPage'), needs: ['stock.read'] },
    {
      path: 'stock/sold-elsewhere',
      page: () => import('./removals/SoldElsewherePage'),
      needs: ['stock.change'],
    },
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
