import { defineFeature } from '@haberdash/kit/feature';
import { contentSaga } from './content.saga';
import { contentSlice } from './content.slice';
import { pagesSlice } from './pages.slice';

/** The shop's words: the announcement and the footer are on every page. */
export const contentFeature = defineFeature({
  state: { slices: [contentSlice, pagesSlice], sagas: [contentSaga] },
});
