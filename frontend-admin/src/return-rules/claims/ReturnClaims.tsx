import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ClaimsAlert } from '../../claims/ClaimsAlert';
import { promisedReturnsRequested, selectPromisedReturns } from './promised-returns.slice';
import { claimsAgainst, isAboutReturns } from './return-claims';

/** Warns of what a text promises of returns and the rules do not keep. */
export function ReturnClaims({ text }: { text: string }) {
  const { value } = useSelector(selectPromisedReturns);
  const dispatch = useDispatch();
  const isNeeded = isAboutReturns(text) && value === null;
  useEffect(() => {
    if (isNeeded) dispatch(promisedReturnsRequested());
  }, [dispatch, isNeeded]);
  return (
    <ClaimsAlert
      claims={value && isAboutReturns(text) ? claimsAgainst(text, value) : []}
      title="The rules of returns say something else"
      source={{ to: '/admin/return-rules', label: 'Open the rules of returns' }}
    />
  );
}
