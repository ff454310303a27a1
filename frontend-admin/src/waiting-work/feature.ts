import { defineFeature } from '@haberdash/kit/feature';
import { waitingWorkSaga } from './waiting-work.saga';
import { waitingWorkSlice } from './waiting-work.slice';

/** The menu counts on every page what waits. */
export const waitingWorkFeature = defineFeature({
  state: { slices: [waitingWorkSlice], sagas: [waitingWorkSaga] },
});
