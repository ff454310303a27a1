import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Choice, Review } from './reviews.api';

interface ReviewsState {
  choice: Choice;
  reviews: Loadable<Review[]>;
  /** The cursor of the next page; null on the last page. */
  nextCursor: string | null;
  loadingMore: RequestState;
  /** The review in the open dialog. */
  openReview: Review | null;
  hiding: RequestState;
  /** The ids of reviews that are being shown again. */
  busyIds: string[];
}

const initialState: ReviewsState = {
  choice: 'all',
  reviews: notLoaded,
  nextCursor: null,
  loadingMore: idle,
  openReview: null,
  hiding: idle,
  busyIds: [],
};

const reviews = loadable<Review[]>().in('reviews');

interface LoadedPage {
  reviews: Review[];
  nextCursor: string | null;
}

export const reviewsSlice = createSlice({
  name: 'adminReviews',
  initialState,
  reducers: {
    /** The first page. */
    reviewsRequested(state, { payload: choice }: PayloadAction<Choice>) {
      const { value } = state.reviews;
      state.reviews = { value: choice === state.choice ? value : null, request: loading };
      state.choice = choice;
      state.loadingMore = idle;
    },
    reviewsLoaded(state, { payload }: PayloadAction<LoadedPage>) {
      state.reviews = { value: payload.reviews, request: idle };
      state.nextCursor = payload.nextCursor;
    },
    reviewsFailed: reviews.failed,
    moreRequested(state) {
      state.loadingMore = loading;
    },
    moreLoaded(state, { payload }: PayloadAction<LoadedPage>) {
      state.reviews.value = [...(state.reviews.value ?? []), ...payload.reviews];
      state.nextCursor = payload.nextCursor;
      state.loadingMore = idle;
    },
    moreFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.loadingMore = failed(payload);
    },
    reviewOpened(state, { payload }: PayloadAction<Review>) {
      state.openReview = payload;
      state.hiding = idle;
    },
    reviewClosed(state) {
      state.openReview = null;
    },
    hidingSubmitted(state, _action: PayloadAction<{ id: string; reason: string }>) {
      state.hiding = loading;
    },
    hidingRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.hiding = failed(payload);
    },
    showingSubmitted(state, { payload: id }: PayloadAction<string>) {
      state.busyIds.push(id);
    },
    showingRefused(state, { payload: id }: PayloadAction<string>) {
      state.busyIds = state.busyIds.filter((busyId) => busyId !== id);
    },
    /** Stays in the list regardless of the filter, so that a mistake can be undone at once. */
    reviewHidden(state, { payload: { id, reason } }: PayloadAction<{ id: string; reason: string }>) {
      state.openReview = null;
      state.hiding = idle;
      change(state, id, { hidden: true, hiddenReason: reason });
    },
    reviewShown(state, { payload: id }: PayloadAction<string>) {
      state.busyIds = state.busyIds.filter((busyId) => busyId !== id);
      change(state, id, { hidden: false, hiddenReason: null, hiddenDate: null });
    },
  },
  selectors: {
    selectChoice: (state) => state.choice,
    selectReviews: (state) => state.reviews,
    selectNextCursor: (state) => state.nextCursor,
    selectLoadingMore: (state) => state.loadingMore,
    selectOpenReview: (state) => state.openReview,
    selectHiding: (state) => state.hiding,
    selectBusyIds: (state) => state.busyIds,
  },
});

function change({ reviews: { value } }: ReviewsState, id: string, changed: Partial<Review>): void {
  const review = value?.find(({ _id }) => _id === id);
  if (review) Object.assign(review, changed);
}

export const {
  reviewsRequested,
  reviewsLoaded,
  reviewsFailed,
  moreRequested,
  moreLoaded,
  moreFailed,
  reviewOpened,
  reviewClosed,
  hidingSubmitted,
  hidingRefused,
  showingSubmitted,
  showingRefused,
  reviewHidden,
  reviewShown,
} = reviewsSlice.actions;
export const {
  selectChoice,
  selectReviews,
  selectNextCursor,
  selectLoadingMore,
  selectOpenReview,
  selectHiding,
  selectBusyIds,
} = reviewsSlice.selectors;
