import type { FeatureState } from '@haberdash/kit/feature';
import deliveryState from '../delivery/delivery.state';
import { promisedReturnsSaga } from '../return-rules/claims/promised-returns.saga';
import { promisedReturnsSlice } from '../return-rules/claims/promised-returns.slice';

export const claimsState: FeatureState = {
  slices: [promisedReturnsSlice],
  sagas: [promisedReturnsSaga],
  needs: [deliveryState],
};
