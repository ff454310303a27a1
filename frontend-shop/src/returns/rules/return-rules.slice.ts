import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { idle } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExclusionReason, ReturnRules } from './return-rules.api';

interface ReturnRulesState {
  rules: Loadable<ReturnRules>;
  /** The keys are the ids of products that were asked about; null for those that can go back. */
  exclusions: Record<string, ExclusionReason | null>;
}

const initialState: ReturnRulesState = { rules: notLoaded, exclusions: {} };

interface LoadedRules {
  rules: ReturnRules;
  /** The ids of the products that were asked about. */
  productIds: readonly string[];
}

const rules = loadable<ReturnRules>().in('rules');

export const returnRulesSlice = createSlice({
  name: 'returnRules',
  initialState,
  reducers: {
    rulesRequested: (state, _: PayloadAction<readonly string[]>) => rules.requested(state),
    rulesLoaded(state, { payload }: PayloadAction<LoadedRules>) {
      state.rules = { value: payload.rules, request: idle };
      for (const id of payload.productIds) state.exclusions[id] = null;
      for (const { productId, reason } of payload.rules.exclusions) state.exclusions[productId] = reason;
    },
    rulesFailed: rules.failed,
  },
  selectors: {
    selectRules: (state) => state.rules,
    selectExclusions: (state) => state.exclusions,
  },
});

export const { rulesRequested, rulesLoaded, rulesFailed } = returnRulesSlice.actions;
export const { selectRules, selectExclusions } = returnRulesSlice.selectors;
