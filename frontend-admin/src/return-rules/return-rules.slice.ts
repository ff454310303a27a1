import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { ReturnRules } from './return-rules.api';

interface ReturnRulesState {
  rules: Loadable<ReturnRules>;
}

const initialState: ReturnRulesState = { rules: notLoaded };

const rules = loadable<ReturnRules>().in('rules');

export const returnRulesSlice = createSlice({
  name: 'adminReturnRules',
  initialState,
  reducers: { rulesRequested: rules.requested, rulesLoaded: rules.loaded, rulesFailed: rules.failed },
  selectors: { selectRules: (state) => state.rules },
});

export const { rulesRequested, rulesLoaded, rulesFailed } = returnRulesSlice.actions;
export const { selectRules } = returnRulesSlice.selectors;
