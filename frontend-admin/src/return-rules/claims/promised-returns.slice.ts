import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { PublicReturnRules } from '../return-rules.api';

interface PromisedReturnsState {
  rules: Loadable<PublicReturnRules>;
}

const initialState: PromisedReturnsState = { rules: notLoaded };
const rules = loadable<PublicReturnRules>().in('rules');

/** The rules of returns as shoppers read them, which every member of the staff may see. */
export const promisedReturnsSlice = createSlice({
  name: 'adminPromisedReturns',
  initialState,
  reducers: {
    promisedReturnsRequested: rules.requested,
    promisedReturnsLoaded: rules.loaded,
    promisedReturnsFailed: rules.failed,
  },
  selectors: { selectPromisedReturns: (state) => state.rules },
});

export const { promisedReturnsRequested, promisedReturnsLoaded, promisedReturnsFailed } =
  promisedReturnsSlice.actions;
export const { selectPromisedReturns } = promisedReturnsSlice.selectors;
