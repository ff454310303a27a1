import type { FeatureState } from '@haberdash/kit/feature';
import auditState from '../audit/audit.state';
import { claimsState } from '../claims/claims.state';
import { menuState } from '../reference-data/reference-data.state';
import { pageEditor } from './page-editor';
import { pagesSaga } from './pages.saga';
import { pagesSlice } from './pages.slice';

const pagesState: FeatureState = {
  slices: [pagesSlice, pageEditor.slice],
  sagas: [pagesSaga],
  needs: [auditState, claimsState, menuState],
};
export default pagesState;
