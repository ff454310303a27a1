import type { FeatureState } from '@haberdash/kit/feature';
import deliveryState from '../delivery/delivery.state';
import pagesState from '../pages/pages.state';
import { countriesState } from '../reference-data/reference-data.state';
import { shopSettingsState } from './shop-settings.state';

const shopPageState: FeatureState = {
  needs: [shopSettingsState, deliveryState, pagesState, countriesState],
};
export default shopPageState;
