import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { rulesRequested, selectExclusions, selectRules } from './return-rules.slice';

/** The API answers about so many products at once. */
const maxProducts = 100;

/** Requests the rules for these products with each mount: an admin may have edited them. */
export function useReturnRules(productIds: readonly string[]) {
  const rules = useSelector(selectRules);
  const exclusions = useSelector(selectExclusions);
  const dispatch = useDispatch();
  const asked = [...new Set(productIds)].slice(0, maxProducts).join(',');
  useEffect(() => void dispatch(rulesRequested(asked.split(',').filter(Boolean))), [dispatch, asked]);
  return { rules: rules.value, request: rules.request, exclusions };
}
