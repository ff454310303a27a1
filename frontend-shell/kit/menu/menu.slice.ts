import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { Menu } from './menu.api';

interface MenuState {
  menu: Loadable<Menu>;
}

const initialState: MenuState = { menu: notLoaded };

const menu = loadable<Menu>().in('menu');

export const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    menuRequested: menu.requested,
    menuLoaded: menu.loaded,
    menuFailed: menu.failed,
  },
  selectors: { selectMenu: (state) => state.menu.value },
});

export const { menuRequested, menuLoaded, menuFailed } = menuSlice.actions;
export const { selectMenu } = menuSlice.selectors;
