import type { FeatureState } from '@haberdash/kit/feature';
import { waitlistLinkSaga } from './waitlist-link.saga';
import { waitlistLinkSlice } from './waitlist-link.slice';

const waitlistLinkState: FeatureState = { slices: [waitlistLinkSlice], sagas: [waitlistLinkSaga] };
export default waitlistLinkState;
