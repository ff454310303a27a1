import { defineAdminFeature } from '../access/admin-feature';

export const mailsFeature = defineAdminFeature({
  routes: [
    { path: 'mails', page: () => import('./MailsPage'), needs: ['customers.read'] },
    { path: 'mails/:id', page: () => import('./MailPage'), needs: ['customers.read'] },
  ],
  menu: [{ section: 'settings', label: 'E-mails', to: '/admin/mails', words: 'messages failed send again' }],
  state: () => import('./mails.state'),
});
