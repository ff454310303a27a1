import { isAwaited } from '@haberdash/kit/loadable';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cheapestOf } from './delivery-text';
import { selectUsualOffers, usualOffersRequested } from './delivery.slice';

/** The offer for the smallest order; requested once, and only if it is needed. */
export function useUsualOffer(isNeeded: boolean) {
  const offers = useSelector(selectUsualOffers);
  const isUnknown = isNeeded && offers.value === null && offers.request.status === 'idle';
  const dispatch = useDispatch();
  useEffect(() => {
    if (isUnknown) dispatch(usualOffersRequested());
  }, [dispatch, isUnknown]);
  return { offer: cheapestOf(offers.value ?? []), isAwaited: isAwaited(offers) };
}
