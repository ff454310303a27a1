import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { HomeSections, ShopDetails } from './shop-settings.api';

interface ShopSettingsState {
  details: Loadable<ShopDetails>;
  sections: Loadable<HomeSections>;
}

const initialState: ShopSettingsState = { details: notLoaded, sections: notLoaded };

const details = loadable<ShopDetails>().in('details');
const sections = loadable<HomeSections>().in('sections');

export const shopSettingsSlice = createSlice({
  name: 'shopSettings',
  initialState,
  reducers: {
    detailsRequested: details.requested,
    detailsLoaded: details.loaded,
    detailsFailed: details.failed,
    sectionsRequested: sections.requested,
    sectionsLoaded: sections.loaded,
    sectionsFailed: sections.failed,
  },
  selectors: {
    selectDetails: (state) => state.details,
    selectSections: (state) => state.sections,
  },
});

export const {
  detailsRequested,
  detailsLoaded,
  detailsFailed,
  sectionsRequested,
  sectionsLoaded,
  sectionsFailed,
} = shopSettingsSlice.actions;
export const { selectDetails, selectSections } = shopSettingsSlice.selectors;
