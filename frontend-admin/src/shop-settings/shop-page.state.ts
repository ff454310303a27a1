import type { FeatureState } from '@haberdash/kit/feature';
import { claimsState } from '../claims/claims.state';
import pagesState from '../pages/pages.state';
import { countriesState } from '../reference-data/reference-data.state';
import { shopSettingsState } from './shop-settings.state';

const shopPageState: FeatureState = {
  needs: [shopSettingsState, claimsState, pagesState, countriesState],
};
export default shopPageState;
