import { defineAdminFeature } from '../access/admin-feature';

export const mailTextsFeature = defineAdminFeature({
  routes: [{ path: 'mail-texts', page: () => import('./MailTextsPage'), needs: ['content.change'] }],
  menu: [
    {
      section: 'settings',
      label: 'E-mail texts',
      to: '/admin/mail-texts',
      words: 'templates words wording subject placeholders messages',
    },
  ],
  state: () => import('./mail-texts.state'),
});
