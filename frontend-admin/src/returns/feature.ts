import { defineAdminFeature } from '../access/admin-feature';
import { returnsToJudgePath, returnsPath } from './returns-path';

export const returnsFeature = defineAdminFeature({
  routes: [
    { path: 'returns', page: () => import('./ReturnsPage'), needs: ['orders.read'] },
    { path: 'returns/:id', page: () => import('./handling/ReturnPage'), needs: ['orders.read'] },
  ],
  menu: [
    {
      section: 'orders',
      label: 'Returns',
      to: returnsToJudgePath,
      words: 'send back exchange receive judge settle refund',
    },
  ],
  palette: [{ label: 'Returns: money promised and late', to: `${returnsPath}?tab=late` }],
  state: () => import('./returns.state'),
});
