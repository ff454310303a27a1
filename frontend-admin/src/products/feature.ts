import { defineAdminFeature } from '../access/admin-feature';

export const productsFeature = defineAdminFeature({
  routes: [
    { path: 'products', page: () => import('./list/ProductsPage'), needs: ['catalogue.read'] },
    { path: 'products/new', page: () => import('./page/NewProductPage'), needs: ['catalogue.change'] },
    { path: 'products/:id', page: () => import('./page/ProductPage'), needs: ['catalogue.read'] },
  ],
  menu: [
    {
      section: 'products',
      label: 'All',
      to: '/admin/products',
      words: 'products prices stock variants archive',
    },
  ],
  palette: [
    {
      label: 'Add product',
      to: '/admin/products/new',
      words: 'new product',
      needs: ['catalogue.change'],
    },
  ],
  state: () => import('./products.state'),
});
