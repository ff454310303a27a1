import { defineAdminFeature } from '../access/admin-feature';
import { waitingWorkSaga } from './waiting-work.saga';
import { waitingWorkSlice } from './waiting-work.slice';

/** The menu counts on every page what waits. */
export const waitingWorkFeature = defineAdminFeature({
  state: { slices: [waitingWorkSlice], sagas: [waitingWorkSaga] },
});
