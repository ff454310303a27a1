import type { FeatureState } from '@haberdash/kit/feature';
import { reportLists } from './report-lists';

const reportListsState: FeatureState = {
  slices: reportLists.map(({ slice }) => slice),
  sagas: reportLists.map(({ saga }) => saga),
};
export default reportListsState;
