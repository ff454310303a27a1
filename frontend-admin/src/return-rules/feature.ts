import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const returnRulesFeature = defineFeature({
  routes: [{ path: 'return-rules', page: () => import('./ReturnRulesPage') }],
  menu: [{ label: 'Rules of returns', to: '/admin/return-rules', icon: menuIcon(SafetyCertificateOutlined) }],
  palette: [{ label: 'Rules of returns: window, fee, exclusions', to: '/admin/return-rules' }],
  state: () => import('./return-rules.state'),
});
