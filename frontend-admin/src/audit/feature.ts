import FileSearchOutlined from '@ant-design/icons/es/icons/FileSearchOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const auditFeature = defineFeature({
  routes: [{ path: 'audit', page: () => import('./AuditPage') }],
  menu: [{ label: 'Audit', to: '/admin/audit', icon: menuIcon(FileSearchOutlined) }],
  palette: [{ label: 'Audit', to: '/admin/audit' }],
  state: () => import('./audit.state'),
});
