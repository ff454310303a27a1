import type { Reducer } from 'redux';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SagaGenerator } from '@haberdash/kit/effects';

export interface MenuItem {
  label: string;
  to: string;
  icon?: ReactNode;
}

/** The part of a slice that the store needs. */
export interface RemoteSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** A remote is data. The shell mounts it: first its slices, then its saga, then its routes inside its frame. */
export interface Remote {
  /** The first segment of its paths: 'shop' owns /shop/*. */
  name: string;
  /** The frame around its pages. */
  frame: 'topbar' | 'sidebar';
  title: string;
  /** Relative to /<name>. */
  routes: RouteObject[];
  /** Its entries, or a hook that returns them, for entries that come from the server. */
  menu: MenuItem[] | (() => MenuItem[]);
  /** Entries of the account menu, above 'Logout'. */
  accountMenu?: MenuItem[];
  /** One line above the header of the topbar frame; it may render nothing. */
  Notice?: ComponentType;
  /** Shown at the end of the header, for example the cart button. */
  Toolbar?: ComponentType;
  /** A <footer> for every page in the topbar frame. */
  Footer?: ComponentType;
  slices: RemoteSlice[];
  saga: () => SagaGenerator<void>;
}

export function defineRemote(remote: Remote): Remote {
  return remote;
}
