import { defineRemote } from '@haberdash/kit/remote';
import { createElement } from 'react';
import { features } from './features';
import { Toolbar } from './palette/Toolbar';
import { AdminTheme } from './ui/AdminTheme';

const pages = features.flatMap(({ palette = [] }) => palette);

export default defineRemote({
  name: 'admin',
  frame: 'sidebar',
  title: 'Admin Panel',
  features,
  Layout: AdminTheme,
  Toolbar: () => createElement(Toolbar, { pages }),
  accountMenu: [{ label: 'Account', to: '/admin/account' }],
});
