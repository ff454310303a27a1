import type { FeatureState } from '@haberdash/kit/feature';
import { mailSlice } from './mail.slice';
import { mailsList } from './mails-list';
import { mailsSaga } from './mails.saga';
import { mailsSlice } from './mails.slice';

const mailsState: FeatureState = {
  slices: [mailsSlice, mailSlice, mailsList.slice],
  sagas: [mailsSaga],
};
export default mailsState;
