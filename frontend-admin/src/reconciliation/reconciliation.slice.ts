import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Books } from './reconciliation.api';

interface BooksState {
  books: Loadable<Books>;
  starting: RequestState;
}

const initialState: BooksState = { books: notLoaded, starting: idle };

const books = loadable<Books>().in('books');

export const booksSlice = createSlice({
  name: 'adminBooks',
  initialState,
  reducers: {
    booksRequested: books.requested,
    booksLoaded: books.loaded,
    booksFailed: books.failed,
    checkSubmitted(state) {
      state.starting = loading;
    },
    checkStarted(state) {
      state.starting = idle;
    },
    checkRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.starting = failed(payload);
    },
    pageLeft() {
      return initialState;
    },
  },
  selectors: { selectBooks: (state) => state.books, selectStarting: (state) => state.starting },
});

export const {
  booksRequested,
  booksLoaded,
  booksFailed,
  checkSubmitted,
  checkStarted,
  checkRefused,
  pageLeft,
} = booksSlice.actions;
export const { selectBooks, selectStarting } = booksSlice.selectors;
