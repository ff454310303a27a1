import { defineFeature } from '@haberdash/kit/feature';

export const returnRulesFeature = defineFeature({
  routes: [{ path: 'return-rules', page: () => import('./ReturnRulesPage') }],
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
