import type { FeatureState } from '@haberdash/kit/feature';
import auditState from '../audit/audit.state';
import { customerSlice } from './customer.slice';
import { customersList } from './customers-list';
import { customersSaga } from './customers.saga';

const customersState: FeatureState = {
  slices: [customerSlice, customersList.slice],
  sagas: [customersSaga],
  needs: [auditState],
};
export default customersState;
