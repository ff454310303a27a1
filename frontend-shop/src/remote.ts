import { shopName } from '@haberdash/kit/page-meta';
import { defineRemote } from '@haberdash/kit/remote';
import { Announcement } from './content/Announcement';
import { features } from './features';
import { Footer } from './help/Footer';
import { Toolbar } from './menu/Toolbar';
import { useMenuItems } from './menu/use-menu-items';

export default defineRemote({
  name: 'shop',
  frame: 'topbar',
  title: shopName(),
  features,
  menu: useMenuItems,
  accountMenu: [
    { label: 'Account', to: '/shop/account' },
    { label: 'Wish list', to: '/shop/wishes' },
  ],
  Notice: Announcement,
  Toolbar,
  Footer,
});
