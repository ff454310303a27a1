import { defineAdminFeature } from '../access/admin-feature';

export const salesFeature = defineAdminFeature({
  routes: [
    { path: 'sales', page: () => import('./SalesPage'), needs: ['catalogue.read'] },
    { path: 'sales/add', page: () => import('./editor/SaleEditorPage'), needs: ['catalogue.change'] },
    { path: 'sales/edit/:id', page: () => import('./editor/SaleEditorPage'), needs: ['catalogue.change'] },
  ],
  menu: [
    {
      section: 'products',
      label: 'Sales',
      to: '/admin/sales',
      words: 'sale discount reduction percent off black friday promotion',
    },
  ],
  palette: [{ label: 'Add sale', to: '/admin/sales/add', words: 'new sale discount reduce prices' }],
  state: () => import('./sales.state'),
});
