import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Edition, ListedPage, PageVersion, TextPage, VersionText } from './pages.api';

interface PagesState {
  pages: Loadable<ListedPage[]>;
  /** The one whose page is open, in its newest version. */
  page: Loadable<TextPage>;
  /** The versions of that page, newest first. */
  versions: Loadable<PageVersion[]>;
  /** The keys consist of slug and version. */
  texts: Record<string, Loadable<VersionText>>;
  /** The HTML of what the form has. */
  preview: Loadable<string>;
}

const initialState: PagesState = {
  pages: notLoaded,
  page: notLoaded,
  versions: notLoaded,
  texts: {},
  preview: notLoaded,
};

const pages = loadable<ListedPage[]>().in('pages');
const page = loadable<TextPage>().in('page');
const versions = loadable<PageVersion[]>().in('versions');
const preview = loadable<string>().in('preview');

const keyOf = ({ slug, version }: Edition) => `${slug} ${version}`;

export const pagesSlice = createSlice({
  name: 'textPages',
  initialState,
  reducers: {
    pagesRequested: pages.requested,
    pagesLoaded: pages.loaded,
    pagesFailed: pages.failed,
    /** The page comes with its versions. */
    pageRequested: (state, { payload: slug }: PayloadAction<string>) => {
      const isSame = state.page.value?.slug === slug;
      state.page = { value: isSame ? state.page.value : null, request: loading };
      state.versions = { value: isSame ? state.versions.value : null, request: loading };
    },
    pageLoaded: page.loaded,
    pageFailed: page.failed,
    versionsLoaded: versions.loaded,
    versionsFailed: versions.failed,
    textRequested({ texts }, { payload }: PayloadAction<Edition>) {
      texts[keyOf(payload)] = { ...(texts[keyOf(payload)] ?? notLoaded), request: loading };
    },
    textLoaded({ texts }, { payload }: PayloadAction<VersionText>) {
      texts[keyOf(payload)] = { value: payload, request: idle };
    },
    textFailed({ texts }, { payload }: PayloadAction<Edition & { message: string }>) {
      texts[keyOf(payload)] = { value: null, request: failed(payload) };
    },
    /** The payload is Markdown. */
    previewRequested: (state, _action: PayloadAction<string>) => preview.requested(state),
    previewLoaded: preview.loaded,
    previewFailed: preview.failed,
    pageDeleteRequested(_state, _action: PayloadAction<string>) {},
  },
  selectors: {
    selectPages: (state) => state.pages,
    selectPage: (state) => state.page,
    selectVersions: (state) => state.versions,
    selectText: (state, edition: Edition): Loadable<VersionText> => state.texts[keyOf(edition)] ?? notLoaded,
    selectPreview: (state) => state.preview,
  },
});

export const {
  pagesRequested,
  pagesLoaded,
  pagesFailed,
  pageRequested,
  pageLoaded,
  pageFailed,
  versionsLoaded,
  versionsFailed,
  textRequested,
  textLoaded,
  textFailed,
  previewRequested,
  previewLoaded,
  previewFailed,
  pageDeleteRequested,
} = pagesSlice.actions;
export const { selectPages, selectPage, selectVersions, selectText, selectPreview } = pagesSlice.selectors;
