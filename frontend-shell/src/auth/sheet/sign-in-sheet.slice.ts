import type { SignInWish } from '@haberdash/kit/services';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { registered } from '../session/session.slice';

export type SignInFormName = 'login' | 'register';

interface SignInSheetState {
  isOpen: boolean;
  form: SignInFormName;
  wish: SignInWish;
}

const initialState: SignInSheetState = { isOpen: false, form: 'login', wish: {} };

/** The sign-in form over the page that a visitor is on. */
export const signInSheetSlice = createSlice({
  name: 'signInSheet',
  initialState,
  reducers: {
    signInAsked: (_state, { payload }: PayloadAction<SignInWish>): SignInSheetState => ({
      isOpen: true,
      form: 'login',
      wish: payload,
    }),
    signInFormChosen(state, { payload }: PayloadAction<SignInFormName>) {
      state.form = payload;
    },
    signInGivenUp(state) {
      state.isOpen = false;
    },
    /** Also when a link in the sheet led to another page: the wish is kept by the remote, if at all. */
    signInSheetLeft: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(registered, (state) => {
      state.form = 'login';
    }),
  selectors: { selectSignInSheet: (state) => state },
});

export const { signInAsked, signInFormChosen, signInGivenUp, signInSheetLeft } = signInSheetSlice.actions;
export const { selectSignInSheet } = signInSheetSlice.selectors;
