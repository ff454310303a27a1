import { defineFeature } from '@haberdash/kit/feature';

export const mailsFeature = defineFeature({
  routes: [{ path: 'mails', page: () => import('./MailsPage') }],
  menu: [{ section: 'settings', label: 'E-mails', to: '/admin/mails', words: 'messages failed send again' }],
  state: () => import('./mails.state'),
});
