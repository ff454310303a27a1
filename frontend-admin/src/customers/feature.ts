import { defineAdminFeature } from '../access/admin-feature';

export const customersFeature = defineAdminFeature({
  routes: [
    { path: 'customers', page: () => import('./CustomersPage'), needs: ['customers.read'] },
    { path: 'customers/:id', page: () => import('./CustomerPage'), needs: ['customers.read'] },
  ],
  menu: [{ section: 'customers', label: 'All', to: '/admin/customers', words: 'customers shoppers block' }],
  state: () => import('./customers.state'),
});
