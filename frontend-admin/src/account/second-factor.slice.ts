import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewSecret, Proof, SecondFactor } from './second-factor.api';

interface SecondFactorState {
  factor: Loadable<SecondFactor>;
  /** While it is set up. */
  newSecret: NewSecret | null;
  /** Shown once, after it was turned on. */
  recoveryCodes: string[] | null;
  isTurningOff: boolean;
  saving: RequestState;
}

const initialState: SecondFactorState = {
  factor: notLoaded,
  newSecret: null,
  recoveryCodes: null,
  isTurningOff: false,
  saving: idle,
};

const factor = loadable<SecondFactor>().in('factor');

function submitted(state: SecondFactorState) {
  state.saving = loading;
}

export const secondFactorSlice = createSlice({
  name: 'secondFactor',
  initialState,
  reducers: {
    factorRequested: factor.requested,
    factorLoaded: factor.loaded,
    factorFailed: factor.failed,
    setUpStarted: submitted,
    secretGiven(state, { payload }: PayloadAction<NewSecret>) {
      state.newSecret = payload;
      state.saving = idle;
    },
    codeSubmitted: (state, _action: PayloadAction<{ code: string }>) => submitted(state),
    turnedOn(state, { payload }: PayloadAction<string[]>) {
      state.recoveryCodes = payload;
      state.newSecret = null;
      state.saving = idle;
    },
    turnOffOpened(state) {
      state.isTurningOff = true;
    },
    turnOffSubmitted: (state, _action: PayloadAction<Proof>) => submitted(state),
    refused(state, { payload }: PayloadAction<{ message: string }>) {
      state.saving = failed(payload);
    },
    /** Nothing is open any more: the recovery codes were stored, the factor is off, or the user cancelled. */
    formsClosed: ({ factor: kept }) => ({ ...initialState, factor: kept }),
    pageLeft: () => initialState,
  },
  selectors: { selectSecondFactor: (state) => state },
});

export const {
  factorRequested,
  factorLoaded,
  factorFailed,
  setUpStarted,
  secretGiven,
  codeSubmitted,
  turnedOn,
  turnOffOpened,
  turnOffSubmitted,
  refused,
  formsClosed,
  pageLeft,
} = secondFactorSlice.actions;
export const { selectSecondFactor } = secondFactorSlice.selectors;
