import type { Loadable } from '@haberdash/kit/loadable';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ReturnRules } from './return-rules.api';
import { rulesRequested, selectRules } from './return-rules.slice';

/** The rules for texts that name them; requested once, and only if they are needed. */
export function useKnownRules(isNeeded: boolean): Loadable<ReturnRules> {
  const rules = useSelector(selectRules);
  const dispatch = useDispatch();
  const isUnknown = isNeeded && rules.value === null && rules.request.status === 'idle';
  useEffect(() => {
    if (isUnknown) dispatch(rulesRequested([]));
  }, [dispatch, isUnknown]);
  return rules;
}
