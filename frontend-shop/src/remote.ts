import { lazyPage } from '@haberdash/kit/lazy-page';
import { defineRemote } from '@haberdash/kit/remote';
import { createElement } from 'react';
import { shopSaga } from './shop.saga';

const HomePage = lazyPage(() => import('./home/HomePage'));

export default defineRemote({
  name: 'shop',
  frame: 'topbar',
  title: 'Haberdash',
  home: '/shop/home',
  routes: [{ path: 'home', element: createElement(HomePage) }],
  menu: [{ label: 'Home', to: '/shop/home' }],
  slices: [],
  saga: shopSaga,
});
