import { defineFeature } from '@haberdash/kit/feature';

export const collectionsFeature = defineFeature({
  routes: [
    { path: 'collections', page: () => import('./CollectionsPage') },
    { path: 'collections/add', page: () => import('./CollectionEditorPage') },
    { path: 'collections/edit/:slug', page: () => import('./CollectionEditorPage') },
  ],
  menu: [{ section: 'products', label: 'Collections', to: '/admin/collections' }],
  palette: [{ label: 'Add collection', to: '/admin/collections/add', words: 'new collection' }],
  state: () => import('./collections.state'),
});
