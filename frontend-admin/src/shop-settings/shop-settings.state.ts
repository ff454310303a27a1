import type { FeatureState } from '@haberdash/kit/feature';
import { detailsEditor, sectionsEditor } from './shop-editors';
import { shopSettingsSaga } from './shop-settings.saga';
import { shopSettingsSlice } from './shop-settings.slice';

export const shopSettingsState: FeatureState = {
  slices: [shopSettingsSlice, detailsEditor.slice, sectionsEditor.slice],
  sagas: [shopSettingsSaga],
};
