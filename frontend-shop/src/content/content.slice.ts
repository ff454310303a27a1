import { firstResponse } from '@haberdash/kit/first-responses';
import { loadable, type Loadable } from '@haberdash/kit/loadable';
import { idle } from '@haberdash/kit/request-state';
import { createSlice } from '@reduxjs/toolkit';
import type { ShopContent } from './content.api';

interface ContentState {
  content: Loadable<ShopContent>;
}

/** Content that came with the page is there for the first render, which the skeleton must equal. */
function initialState(): ContentState {
  const response = firstResponse('/api/shop/content');
  const value = response ? (JSON.parse(response) as { data: ShopContent }).data : null;
  return { content: { value, request: idle } };
}

const content = loadable<ShopContent>().in('content');

export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    contentRequested: content.requested,
    contentLoaded: content.loaded,
    contentFailed: content.failed,
  },
  selectors: { selectContent: (state) => state.content },
});

export const { contentRequested, contentLoaded, contentFailed } = contentSlice.actions;
export const { selectContent } = contentSlice.selectors;
