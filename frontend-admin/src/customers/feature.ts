import { defineFeature } from '@haberdash/kit/feature';

export const customersFeature = defineFeature({
  routes: [
    { path: 'customers', page: () => import('./CustomersPage') },
    { path: 'customers/:id', page: () => import('./CustomerPage') },
  ],
  menu: [{ section: 'customers', label: 'All', to: '/admin/customers', words: 'customers shoppers block' }],
  state: () => import('./customers.state'),
});
