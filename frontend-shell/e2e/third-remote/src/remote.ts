import { lazyPage } from '@haberdash/kit/lazy-page';
import { defineRemote } from '@haberdash/kit/remote';
import { createElement } from 'react';

const HomePage = lazyPage(() => import('./HomePage'));

/** A third team would write this remote; the browser tests build it and name it in remotes.json. */
export default defineRemote({
  name: 'tailor',
  frame: 'topbar',
  title: 'Tailor',
  routes: [{ path: 'home', element: createElement(HomePage) }],
  menu: [{ label: 'Appointments', to: '/tailor/home' }],
  slices: [],
  *saga() {},
});
