import type { FeatureState } from '@haberdash/kit/feature';
import { countriesState } from '../reference-data/reference-data.state';
import { calendarEditor, methodEditor, zoneEditor } from './delivery-editors';
import { deliverySaga } from './delivery.saga';
import { deliverySlice } from './delivery.slice';

const deliveryState: FeatureState = {
  slices: [deliverySlice, zoneEditor.slice, methodEditor.slice, calendarEditor.slice],
  sagas: [deliverySaga],
  needs: [countriesState],
};
export default deliveryState;
