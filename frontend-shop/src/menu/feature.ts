import { defineFeature } from '@haberdash/kit/feature';
import { menuSaga } from '@haberdash/kit/menu/menu.saga';
import { menuSlice } from '@haberdash/kit/menu/menu.slice';

/** The shop's categories, brands and collections, which the header shows. */
export const menuFeature = defineFeature({ state: { slices: [menuSlice], sagas: [menuSaga] } });
