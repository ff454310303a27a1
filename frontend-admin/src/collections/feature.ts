import { defineAdminFeature } from '../access/admin-feature';

export const collectionsFeature = defineAdminFeature({
  routes: [
    {
      path: 'collections',
      page: () => import('./CollectionsPage'),
      needs: ['catalogue.read', 'content.change'],
    },
    { path: 'collections/add', page: () => import('./CollectionEditorPage'), needs: ['content.change'] },
    {
      path: 'collections/edit/:slug',
      page: () => import('./CollectionEditorPage'),
      needs: ['content.change'],
    },
  ],
  menu: [{ section: 'products', label: 'Collections', to: '/admin/collections' }],
  palette: [{ label: 'Add collection', to: '/admin/collections/add', words: 'new collection' }],
  state: () => import('./collections.state'),
});
