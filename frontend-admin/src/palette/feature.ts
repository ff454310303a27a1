import { defineAdminFeature } from '../access/admin-feature';
import { paletteSaga } from './palette.saga';
import { paletteSlice } from './palette.slice';

/** The header opens it on every page. */
export const paletteFeature = defineAdminFeature({ state: { slices: [paletteSlice], sagas: [paletteSaga] } });
