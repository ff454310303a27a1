import type { FeatureState } from '@haberdash/kit/feature';
import { countriesSaga } from '@haberdash/kit/countries/countries.saga';
import { countriesSlice } from '@haberdash/kit/countries/countries.slice';
import { menuSaga } from '@haberdash/kit/menu/menu.saga';
import { menuSlice } from '@haberdash/kit/menu/menu.slice';
import { sizesSaga } from '@haberdash/kit/sizes/sizes.saga';
import { sizesSlice } from '@haberdash/kit/sizes/sizes.slice';

export const countriesState: FeatureState = { slices: [countriesSlice], sagas: [countriesSaga] };
export const menuState: FeatureState = { slices: [menuSlice], sagas: [menuSaga] };
export const sizesState: FeatureState = { slices: [sizesSlice], sagas: [sizesSaga] };
