import { createElement, type ComponentType, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Reducer } from 'redux';
import type { SagaGenerator } from '@haberdash/kit/effects';
import { lazyPage } from '@haberdash/kit/lazy-page';

export interface MenuItem {
  label: string;
  to: string;
  icon?: ReactNode;
  /** Other words for its page, by which a palette finds it. */
  words?: string;
  /** Names the entry below which a remote has it. */
  section?: string;
  /** The sidebar shows these below it while one of them is open, the topbar when it is opened. */
  items?: MenuItem[];
  /** It stands out, such as a sale. */
  isAccented?: boolean;
  /** The remote's toolbar in the header has it, too: only the sheet of the topbar frame lists it. */
  isInHeader?: boolean;
  /** So much work waits there, such as `12` or `1,000+`. */
  count?: string;
}

/** The part of a slice that the store needs. */
export interface RemoteSlice {
  reducerPath: string;
  reducer: Reducer;
}

export type Saga = () => SagaGenerator<void>;

/** Pages read and change this state. The store has each slice and runs each saga once, however many states name it. */
export interface FeatureState {
  slices?: RemoteSlice[];
  sagas?: Saga[];
  /** The states of other features that these pages show or change. */
  needs?: FeatureState[];
}

/** A request that a page sends to the API first: the server sends its response with the page. */
export interface FirstRequest {
  /** It may contain parameters of the route: '/api/shop/products/get/:slug'. */
  path: string;
  /** Parameters that the page passes on from its own URL, and their defaults. */
  query?: Record<string, string>;
}

export interface FeatureRoute {
  /** Below the remote's own path: 'orders/:id'. */
  path: string;
  /** The import of the page, which is then in a chunk of its own. */
  page: () => Promise<{ default: ComponentType }>;
  /** The first response has the pictures for the skeleton, as `data.image` or `data[].image`. */
  requests?: FirstRequest[];
}

/** One subject of a remote, declared once: its `feature.ts` is all that the remote's list of features names. */
export interface Feature {
  routes?: FeatureRoute[];
  /** Entries of the remote's menu, which has them in the order of its features. */
  menu?: MenuItem[];
  /** Pages that the remote's command palette finds, if it has one. */
  palette?: MenuItem[];
  /** An import, which loads with the feature's first page; or the state itself, where the remote's frame needs it at once. */
  state?: FeatureState | (() => Promise<{ default: FeatureState }>);
}

export function defineFeature(feature: Feature): Feature {
  return feature;
}

export type MountState = (state: FeatureState) => void;

/** @returns the routes, whose pages bring their feature's state; `mount` gets the states that the frame needs at once */
export function mountFeatures(features: readonly Feature[], mount: MountState): RouteObject[] {
  return features.flatMap(({ routes = [], state }) => {
    if (state && typeof state !== 'function') mount(state);
    const load = typeof state === 'function' ? state : undefined;
    return routes.map(({ path, page }) => ({ path, element: createElement(pageWith(page, load, mount)) }));
  });
}

function pageWith(page: FeatureRoute['page'], load: LoadState | undefined, mount: MountState) {
  return lazyPage(async () => {
    const [module, state] = await Promise.all([page(), load?.()]);
    if (state) mount(state.default);
    return module;
  });
}

type LoadState = () => Promise<{ default: FeatureState }>;

/** @returns the state and all that it needs, each once and before the states that need it */
export function withNeeds(state: FeatureState, seen = new Set<FeatureState>()): FeatureState[] {
  if (seen.has(state)) return [];
  seen.add(state);
  return [...(state.needs ?? []).flatMap((need) => withNeeds(need, seen)), state];
}
