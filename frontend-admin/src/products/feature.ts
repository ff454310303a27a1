import { defineFeature } from '@haberdash/kit/feature';

export const productsFeature = defineFeature({
  routes: [{ path: 'products', page: () => import('./list/ProductsPage') }],
  menu: [
    {
      section: 'products',
      label: 'All',
      to: '/admin/products',
      words: 'products prices stock variants archive',
    },
  ],
  palette: [{ label: 'Add product', to: '/admin/products?product=new', words: 'new product' }],
  state: () => import('./products.state'),
});
