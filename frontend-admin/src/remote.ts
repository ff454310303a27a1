import { defineRemote } from '@haberdash/kit/remote';
import { createElement } from 'react';
import { features } from './features';
import { menuHook } from './menu/use-menu';
import { Toolbar } from './palette/Toolbar';
import { AdminTheme } from './ui/AdminTheme';

export default defineRemote({
  name: 'admin',
  frame: 'sidebar',
  title: 'Admin Panel',
  features,
  menu: menuHook(features),
  Layout: () => createElement(AdminTheme, { features }),
  Toolbar: () => createElement(Toolbar, { features }),
  accountMenu: [{ label: 'Account', to: '/admin/account' }],
});
