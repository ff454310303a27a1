import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';
import { returnsToJudgePath, returnsPath } from './returns-path';

export const returnsFeature = defineFeature({
  routes: [
    { path: 'returns', page: () => import('./ReturnsPage') },
    { path: 'returns/:id', page: () => import('./handling/ReturnPage') },
  ],
  menu: [{ label: 'Returns', to: returnsToJudgePath, icon: menuIcon(InboxOutlined) }],
  palette: [
    { label: 'Returns: receive, judge, settle', to: returnsToJudgePath },
    { label: 'Returns: money promised and late', to: `${returnsPath}?tab=late` },
  ],
  state: () => import('./returns.state'),
});
