import { defineRemote } from '@haberdash/kit/remote';
import { createElement } from 'react';
import { features } from './features';
import { menuOf, palettePagesOf } from './menu/sections';
import { menuHook } from './menu/use-menu';
import { Toolbar } from './palette/Toolbar';
import { AdminTheme } from './ui/AdminTheme';

const pages = palettePagesOf(features);

export default defineRemote({
  name: 'admin',
  frame: 'sidebar',
  title: 'Admin Panel',
  features,
  menu: menuHook(menuOf(features)),
  Layout: AdminTheme,
  Toolbar: () => createElement(Toolbar, { pages }),
  accountMenu: [{ label: 'Account', to: '/admin/account' }],
});
