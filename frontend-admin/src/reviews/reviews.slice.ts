import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Review } from './reviews.api';

interface ReviewsState {
  /** The reviews in the open dialog. */
  openReviews: Review[];
  hiding: RequestState;
  /** The review in the dialog for its reply. */
  answered: Review | null;
  /** Whether something is typed that is not saved. */
  isReplyChanged: boolean;
  replying: RequestState;
  /** The ids of reviews that are being shown again. */
  busyIds: string[];
}

const initialState: ReviewsState = {
  openReviews: [],
  hiding: idle,
  answered: null,
  isReplyChanged: false,
  replying: idle,
  busyIds: [],
};

export const reviewsSlice = createSlice({
  name: 'adminReviews',
  initialState,
  reducers: {
    reviewsOpened(state, { payload }: PayloadAction<Review[]>) {
      state.openReviews = payload;
      state.hiding = idle;
    },
    reviewsClosed(state) {
      state.openReviews = [];
    },
    hidingSubmitted(state, _action: PayloadAction<{ ids: string[]; reason: string }>) {
      state.hiding = loading;
    },
    hidingRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.hiding = failed(payload);
    },
    reviewsHidden(state) {
      state.openReviews = [];
      state.hiding = idle;
    },
    replyOpened(state, { payload }: PayloadAction<Review>) {
      Object.assign(state, { answered: payload, isReplyChanged: false, replying: idle });
    },
    /** Without a text, the reply is taken back. */
    replySubmitted(state, _action: PayloadAction<{ id: string; text?: string }>) {
      state.replying = loading;
    },
    replyRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.replying = failed(payload);
    },
    replyChanged(state) {
      state.isReplyChanged = true;
    },
    replyClosed(state) {
      Object.assign(state, { answered: null, isReplyChanged: false, replying: idle });
    },
    showingSubmitted(state, { payload: ids }: PayloadAction<string[]>) {
      state.busyIds.push(...ids);
    },
    showingEnded(state, { payload: ids }: PayloadAction<string[]>) {
      state.busyIds = state.busyIds.filter((busyId) => !ids.includes(busyId));
    },
  },
  selectors: {
    selectOpenReviews: (state) => state.openReviews,
    selectHiding: (state) => state.hiding,
    selectAnswered: (state) => state.answered,
    selectIsReplyChanged: (state) => state.isReplyChanged,
    selectReplying: (state) => state.replying,
    selectBusyIds: (state) => state.busyIds,
  },
});

export const {
  reviewsOpened,
  reviewsClosed,
  hidingSubmitted,
  hidingRefused,
  reviewsHidden,
  replyOpened,
  replyChanged,
  replySubmitted,
  replyRefused,
  replyClosed,
  showingSubmitted,
  showingEnded,
} = reviewsSlice.actions;
export const {
  selectOpenReviews,
  selectHiding,
  selectAnswered,
  selectIsReplyChanged,
  selectReplying,
  selectBusyIds,
} = reviewsSlice.selectors;
