import type { FeatureState } from '@haberdash/kit/feature';
import { claimsState } from '../claims/claims.state';
import picturesState from '../pictures/pictures.state';
import { menuState } from '../reference-data/reference-data.state';
import { bannerEditor } from './banners/banner-editor';
import { bannersSaga } from './banners/banners.saga';
import { bannersSlice } from './banners/banners.slice';
import { reportSaga } from './report/report.saga';
import { reportSlice } from './report/report.slice';

const dashboardState: FeatureState = {
  slices: [reportSlice, bannersSlice, bannerEditor.slice],
  sagas: [reportSaga, bannersSaga, bannerEditor.saga],
  needs: [picturesState, claimsState, menuState],
};
export default dashboardState;
