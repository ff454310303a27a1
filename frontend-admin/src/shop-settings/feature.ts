import { defineAdminFeature } from '../access/admin-feature';

export const shopSettingsFeature = defineAdminFeature({
  routes: [{ path: 'shop', page: () => import('./ShopPage'), needs: ['settings.change', 'content.change'] }],
  menu: [
    {
      section: 'online-shop',
      label: 'Shop',
      to: '/admin/shop',
      words: 'home page sections address contact name details',
    },
  ],
  state: () => import('./shop-page.state'),
});
