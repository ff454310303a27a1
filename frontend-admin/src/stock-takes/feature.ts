import { defineAdminFeature } from '../access/admin-feature';

export const stockTakesFeature = defineAdminFeature({
  routes: [
    { path: 'stock-takes', page: () => import('./StockTakesPage'), needs: ['stock.read'] },
    {
      path: 'stock-takes/start',
      page: () => import('./start/StartStockTakePage'),
      needs: ['stock.change'],
    },
    { path: 'stock-takes/:id', page: () => import('./count/StockTakePage'), needs: ['stock.read'] },
    { path: 'stock-takes/:id/file', page: () => import('./file/CountFilePage'), needs: ['stock.change'] },
    { path: 'stock-takes/:id/print', page: () => import('./print/CountingListPage'), needs: ['stock.read'] },
  ],
  menu: [
    {
      section: 'products',
      label: 'Stock-take',
      to: '/admin/stock-takes',
      words: 'count inventory stocktaking differences scan correct',
    },
  ],
  palette: [
    { label: 'Start a stock-take', to: '/admin/stock-takes/start', words: 'count stock inventory new' },
  ],
  state: () => import('./stock-takes.state'),
});
