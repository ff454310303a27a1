import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewEmail } from './profile.api';

interface ProfileState {
  renaming: RequestState;
  /** For the new address, and then for its code. */
  changingEmail: RequestState;
  /** A code was sent to this address. */
  awaitedEmail: string | null;
}

type Refused = PayloadAction<{ message: string }>;

const initialState: ProfileState = { renaming: idle, changingEmail: idle, awaitedEmail: null };

export const profileSlice = createSlice({
  name: 'ownProfile',
  initialState,
  reducers: {
    /** `page`: shows the account. */
    nameSubmitted(state, _action: PayloadAction<{ userName: string; page: string }>) {
      state.renaming = loading;
    },
    nameRefused(state, { payload }: Refused) {
      state.renaming = failed(payload);
    },
    newEmailSubmitted(state, _action: PayloadAction<NewEmail>) {
      state.changingEmail = loading;
    },
    codeSent(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { awaitedEmail: payload, changingEmail: idle });
    },
    emailCodeSubmitted(state, _action: PayloadAction<{ code: string; page: string }>) {
      state.changingEmail = loading;
    },
    emailRefused(state, { payload }: Refused) {
      state.changingEmail = failed(payload);
    },
    emailChangeCancelled(state) {
      Object.assign(state, { awaitedEmail: null, changingEmail: idle });
    },
    profileLeft: () => initialState,
  },
  selectors: { selectProfile: (state) => state },
});

export const {
  nameSubmitted,
  nameRefused,
  newEmailSubmitted,
  codeSent,
  emailCodeSubmitted,
  emailRefused,
  emailChangeCancelled,
  profileLeft,
} = profileSlice.actions;
export const { selectProfile } = profileSlice.selectors;
