import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TextPage } from './content.api';

/** A page in one of its versions; without a version, the newest. */
export interface Edition {
  slug: string;
  version?: string;
}

export interface LoadedPage extends Loadable<TextPage> {
  isMissing: boolean;
}

interface PagesState {
  /** The keys are editions. */
  pages: Record<string, LoadedPage>;
}

const unknown: LoadedPage = { ...notLoaded, isMissing: false };

const keyOf = ({ slug, version = '' }: Edition) => `${slug}?${version}`;

const initialState: PagesState = { pages: {} };

export const pagesSlice = createSlice({
  name: 'pages',
  initialState,
  reducers: {
    pageRequested({ pages }, { payload }: PayloadAction<Edition>) {
      pages[keyOf(payload)] = { ...(pages[keyOf(payload)] ?? unknown), request: loading };
    },
    pageLoaded({ pages }, { payload }: PayloadAction<Edition & { page: TextPage }>) {
      pages[keyOf(payload)] = { value: payload.page, request: idle, isMissing: false };
    },
    pageMissing({ pages }, { payload }: PayloadAction<Edition>) {
      pages[keyOf(payload)] = { ...unknown, isMissing: true };
    },
    pageFailed({ pages }, { payload }: PayloadAction<Edition & { message: string }>) {
      pages[keyOf(payload)] = { ...unknown, request: failed(payload) };
    },
  },
  selectors: { selectPage: ({ pages }, edition: Edition) => pages[keyOf(edition)] ?? unknown },
});

export const { pageRequested, pageLoaded, pageMissing, pageFailed } = pagesSlice.actions;
export const { selectPage } = pagesSlice.selectors;
