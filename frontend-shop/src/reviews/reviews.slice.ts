import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { allReviews, type FitWord, type Narrowing, type Review, type ReviewPage } from './reviews.api';

interface ReviewsState {
  /** The reviews of the product that was requested last. */
  reviews: Loadable<ReviewPage>;
  narrowing: Narrowing;
  loadingMore: RequestState;
  /** The shopper's own review, if it is not among `reviews`. */
  ownElsewhere: Review | null;
  writing: RequestState;
}

const initialState: ReviewsState = {
  reviews: notLoaded,
  narrowing: allReviews,
  loadingMore: idle,
  ownElsewhere: null,
  writing: idle,
};

interface WrittenReview {
  productId: string;
  reviewValue: number;
  reviewMessage: string;
  fit?: FitWord | null;
}

const reviews = loadable<ReviewPage>().in('reviews');

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    reviewsRequested(_state, _action: PayloadAction<string>) {
      return { ...initialState, reviews: { value: null, request: loading } };
    },
    /** Those of before stay until the others are there. */
    reviewsNarrowed(state, { payload }: PayloadAction<{ productId: string; narrowing: Narrowing }>) {
      state.narrowing = payload.narrowing;
      state.reviews.request = loading;
      state.loadingMore = idle;
    },
    reviewsLoaded: reviews.loaded,
    reviewsFailed: reviews.failed,
    moreReviewsRequested(
      state,
      _action: PayloadAction<{ productId: string; cursor: string; narrowing: Narrowing }>,
    ) {
      state.loadingMore = loading;
    },
    moreReviewsLoaded(state, { payload }: PayloadAction<ReviewPage>) {
      const known = state.reviews.value?.data ?? [];
      state.reviews.value = { ...payload, data: [...known, ...payload.data] };
      state.loadingMore = idle;
    },
    moreReviewsFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.loadingMore = failed(payload);
    },
    ownReviewLoaded(state, { payload }: PayloadAction<Review | null>) {
      state.ownElsewhere = payload;
    },
    reviewSubmitted(state, _action: PayloadAction<WrittenReview>) {
      state.writing = loading;
    },
    reviewWritten(state) {
      state.writing = idle;
    },
    reviewRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.writing = failed(payload);
    },
  },
  selectors: {
    selectReviews: (state) => state.reviews,
    selectNarrowing: (state) => state.narrowing,
    selectLoadingMore: (state) => state.loadingMore,
    selectOwnReview: ({ reviews: { value: page }, ownElsewhere }, userId: string | undefined) =>
      page?.data.find((review) => review.userId === userId) ?? ownElsewhere ?? undefined,
    selectWriting: (state) => state.writing,
  },
});

export const {
  reviewsRequested,
  reviewsNarrowed,
  reviewsLoaded,
  reviewsFailed,
  moreReviewsRequested,
  moreReviewsLoaded,
  moreReviewsFailed,
  ownReviewLoaded,
  reviewSubmitted,
  reviewWritten,
  reviewRefused,
} = reviewsSlice.actions;
export const { selectReviews, selectNarrowing, selectLoadingMore, selectOwnReview, selectWriting } =
  reviewsSlice.selectors;
