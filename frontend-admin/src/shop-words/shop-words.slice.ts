import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { HomeSections, ShopDetails } from './shop-words.api';

interface ShopWordsState {
  details: Loadable<ShopDetails>;
  sections: Loadable<HomeSections>;
}

const initialState: ShopWordsState = { details: notLoaded, sections: notLoaded };

const details = loadable<ShopDetails>().in('details');
const sections = loadable<HomeSections>().in('sections');

export const shopWordsSlice = createSlice({
  name: 'shopWords',
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
} = shopWordsSlice.actions;
export const { selectDetails, selectSections } = shopWordsSlice.selectors;
