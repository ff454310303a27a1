import type { FeatureState } from '@haberdash/kit/feature';
import { mailsList } from './mails-list';
import { mailsSaga } from './mails.saga';
import { mailsSlice } from './mails.slice';

const mailsState: FeatureState = {
  slices: [mailsSlice, mailsList.slice],
  sagas: [mailsSaga],
};
export default mailsState;
