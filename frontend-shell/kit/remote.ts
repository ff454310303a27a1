import type { Reducer } from 'redux';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SagaGenerator } from './effects';

export interface MenuItem {
  label: string;
  to: string;
  icon?: ReactNode;
}

/** What the store needs of a slice; the type of its state is the remote's own business. */
export interface RemoteSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** A remote is data. The shell alone mounts it: slices, then the saga, then the routes inside its frame. */
export interface Remote {
  /** The first segment of its paths: 'shop' owns /shop/*. */
  name: string;
  /** The frame the shell draws around its pages. */
  frame: 'topbar' | 'sidebar';
  title: string;
  /** Relative to /<name>. */
  routes: RouteObject[];
  menu: MenuItem[];
  /** Entries of the avatar menu, above 'Logout'. */
  accountMenu?: MenuItem[];
  /** Stands at the end of the header: the cart button, for one. */
  Toolbar?: ComponentType;
  /** Ends every page in the topbar's frame: a <footer>. */
  Footer?: ComponentType;
  slices: RemoteSlice[];
  saga: () => SagaGenerator<void>;
}

export function defineRemote(remote: Remote): Remote {
  return remote;
}
