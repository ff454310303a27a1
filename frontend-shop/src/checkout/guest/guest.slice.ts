import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface GuestState {
  email: string;
  emailError: string | undefined;
  /** How often fields were refused: each time, the first wrong one takes the focus. */
  refusals: number;
}

const initialState: GuestState = { email: '', emailError: undefined, refusals: 0 };

/** The address of a guest is in the form of the addresses. */
export const guestSlice = createSlice({
  name: 'guest',
  initialState,
  reducers: {
    guestOpened() {},
    emailTyped(state, { payload }: PayloadAction<string>) {
      state.email = payload;
      state.emailError = undefined;
    },
    /** The errors of the address are in its form. */
    guestRefused(state, { payload }: PayloadAction<{ emailError: string | undefined }>) {
      state.emailError = payload.emailError;
      state.refusals += 1;
    },
  },
  selectors: { selectGuest: (state) => state },
});

export const { guestOpened, emailTyped, guestRefused } = guestSlice.actions;
export const { selectGuest } = guestSlice.selectors;
