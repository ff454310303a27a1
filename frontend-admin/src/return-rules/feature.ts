import { defineAdminFeature } from '../access/admin-feature';

export const returnRulesFeature = defineAdminFeature({
  routes: [{ path: 'return-rules', page: () => import('./ReturnRulesPage'), needs: ['settings.change'] }],
  menu: [
    {
      section: 'settings',
      label: 'Rules of returns',
      to: '/admin/return-rules',
      words: 'returns window fee exclusions',
    },
  ],
  state: () => import('./return-rules.state'),
});
