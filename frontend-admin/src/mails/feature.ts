import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const mailsFeature = defineFeature({
  routes: [{ path: 'mails', page: () => import('./MailsPage') }],
  menu: [{ label: 'E-mails', to: '/admin/mails', icon: menuIcon(MailOutlined) }],
  palette: [{ label: 'E-mails', to: '/admin/mails' }],
  state: () => import('./mails.state'),
});
