import type { FeatureState } from '@haberdash/kit/feature';
import { countriesState } from '../reference-data/reference-data.state';
import { addressesSaga } from './addresses.saga';
import { addressesSlice } from './addresses.slice';

export const addressesState: FeatureState = {
  slices: [addressesSlice],
  sagas: [addressesSaga],
  needs: [countriesState],
};
