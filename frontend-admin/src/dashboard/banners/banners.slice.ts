import type { Refusal } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Banner, Presentation } from './banners.api';

interface BannersState {
  banners: Loadable<Banner[]>;
  adding: RequestState;
  /** The banner in the open dialog. */
  openBanner: Banner | null;
  /** Whether the dialog has unsaved changes. */
  isChanged: boolean;
  saving: RequestState;
  /** The server's error message for the link. */
  linkError: string | undefined;
}

const initialState: BannersState = {
  banners: notLoaded,
  adding: idle,
  openBanner: null,
  isChanged: false,
  saving: idle,
  linkError: undefined,
};

const banners = loadable<Banner[]>().in('banners');

export const bannersSlice = createSlice({
  name: 'adminBanners',
  initialState,
  reducers: {
    bannersRequested: banners.requested,
    bannersLoaded: banners.loaded,
    bannersFailed: banners.failed,
    /** The payload is the address of an uploaded picture. */
    bannerSubmitted(state, _action: PayloadAction<string>) {
      state.adding = loading;
    },
    bannerAdded(state) {
      state.adding = idle;
    },
    bannerRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.adding = failed(payload);
    },
    bannerDeleteRequested(state, _action: PayloadAction<string>) {
      state.banners.request = loading;
    },
    /** Shown at once, then saved. */
    bannersReordered(state, { payload }: PayloadAction<Banner[]>) {
      state.banners.value = payload;
    },
    bannerOpened(state, { payload }: PayloadAction<Banner>) {
      state.openBanner = payload;
      state.isChanged = false;
      state.saving = idle;
      state.linkError = undefined;
    },
    bannerClosed(state) {
      state.openBanner = null;
    },
    presentationChanged(state) {
      state.isChanged = true;
    },
    presentationSubmitted(state, _action: PayloadAction<{ id: string; presentation: Presentation }>) {
      state.saving = loading;
      state.linkError = undefined;
    },
    presentationSaved(state, { payload: saved }: PayloadAction<Banner>) {
      const { value } = state.banners;
      if (value) state.banners.value = value.map((banner) => (banner._id === saved._id ? saved : banner));
      state.saving = idle;
      state.openBanner = null;
    },
    presentationRefused(state, { payload }: PayloadAction<Refusal>) {
      const problem = payload.errors?.find(({ path }) => path === 'link');
      state.linkError = problem && `The link ${problem.message}`;
      state.saving = failed(payload);
    },
  },
  selectors: {
    selectBanners: (state) => state.banners,
    selectAdding: (state) => state.adding,
    selectOpenBanner: (state) => state.openBanner,
    selectIsChanged: (state) => state.isChanged,
    selectSaving: (state) => state.saving,
    selectLinkError: (state) => state.linkError,
  },
});

export const {
  bannersRequested,
  bannersLoaded,
  bannersFailed,
  bannerSubmitted,
  bannerAdded,
  bannerRefused,
  bannerDeleteRequested,
  bannersReordered,
  bannerOpened,
  bannerClosed,
  presentationChanged,
  presentationSubmitted,
  presentationSaved,
  presentationRefused,
} = bannersSlice.actions;
export const {
  selectBanners,
  selectAdding,
  selectOpenBanner,
  selectIsChanged,
  selectSaving,
  selectLinkError,
} = bannersSlice.selectors;
