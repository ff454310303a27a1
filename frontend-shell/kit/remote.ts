import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import {
  mountFeatures,
  type Feature,
  type MenuItem,
  type MountState,
  type RemoteSlice,
  type Saga,
} from './feature';

export type { MenuItem, RemoteSlice } from './feature';

/** A remote is data. The shell mounts its features and adds their routes inside its frame. */
export interface Remote {
  /** The first segment of its paths: 'shop' owns /shop/*. */
  name: string;
  /** The frame around its pages. */
  frame: 'topbar' | 'sidebar';
  title: string;
  /** Missing in remotes that were built with a kit before 2.9.0. */
  features?: Feature[];
  /** Rendered around every page, which is its <Outlet>. */
  Layout?: ComponentType;
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
  /** In remotes without features, as slices and saga are. */
  routes?: RouteObject[];
  slices?: RemoteSlice[];
  saga?: Saga;
}

/** Without a `menu`, the remote has the entries of its features. */
interface RemoteDefinition extends Omit<Remote, 'menu' | 'routes' | 'slices' | 'saga'> {
  menu?: Remote['menu'];
  /** @deprecated since 2.9.0: `routes` of features */
  routes?: RouteObject[];
  /** @deprecated since 2.9.0: `state` of features */
  slices?: RemoteSlice[];
  /** @deprecated since 2.9.0: `state` of features */
  saga?: Saga;
}

export function defineRemote({ menu, ...remote }: RemoteDefinition): Remote {
  return { ...remote, menu: menu ?? (remote.features ?? []).flatMap((feature) => feature.menu ?? []) };
}

/** Mounts what the remote's frame needs. @returns its routes, whose pages mount the rest when they are opened */
export function mountRemote(remote: Remote, mount: MountState): RouteObject[] {
  const { features = [], Layout, routes = [], slices = [], saga } = remote;
  mount({ slices, sagas: saga ? [saga] : [] });
  const pages = [...routes, ...mountFeatures(features, mount)];
  return Layout ? [{ element: createElement(Layout), children: pages }] : pages;
}
