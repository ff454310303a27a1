import { defineFeature } from '@haberdash/kit/feature';
import { returnsToJudgePath, returnsPath } from './returns-path';

export const returnsFeature = defineFeature({
  routes: [
    { path: 'returns', page: () => import('./ReturnsPage') },
    { path: 'returns/:id', page: () => import('./handling/ReturnPage') },
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
