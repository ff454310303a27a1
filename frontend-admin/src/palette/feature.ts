import { defineFeature } from '@haberdash/kit/feature';
import { paletteSaga } from './palette.saga';
import { paletteSlice } from './palette.slice';

/** The header opens it on every page. */
export const paletteFeature = defineFeature({ state: { slices: [paletteSlice], sagas: [paletteSaga] } });
