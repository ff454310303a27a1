import { defineFeature } from '@haberdash/kit/feature';

export const shopSettingsFeature = defineFeature({
  routes: [{ path: 'shop', page: () => import('./ShopPage') }],
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
