import { defineFeature } from '@haberdash/kit/feature';

export const salesFeature = defineFeature({
  routes: [
    { path: 'sales', page: () => import('./SalesPage') },
    { path: 'sales/add', page: () => import('./editor/SaleEditorPage') },
    { path: 'sales/edit/:id', page: () => import('./editor/SaleEditorPage') },
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
