import { put } from '@haberdash/kit/effects';
import { createEditor } from '../editor/create-editor';
import {
  fetchDetails,
  fetchSections,
  putDetails,
  putSections,
  type HomeSections,
  type ShopDetails,
} from './shop-settings.api';
import { detailsRequested, sectionsRequested } from './shop-settings.slice';

export type DetailsFields = Omit<ShopDetails, 'version'>;
export type SectionsFields = Omit<HomeSections, 'version'>;

const code = 'STALE_SETTING';
/** Both are there from the beginning. */
const versionOf = (saved: { version: number } | null): number => saved?.version ?? 1;

export const detailsEditor = createEditor<ShopDetails, DetailsFields>({
  name: 'detailsEditor',
  fieldsOf: ({ version: _, ...fields }) => fields,
  *save(fields, saved) {
    return yield* putDetails({ version: versionOf(saved), ...fields });
  },
  latest: { code, fetch: fetchDetails },
  savedMessage: 'Shop saved successfully',
  *onSaved() {
    yield* put(detailsRequested());
  },
});

export const sectionsEditor = createEditor<HomeSections, SectionsFields>({
  name: 'sectionsEditor',
  fieldsOf: ({ sections }) => ({ sections }),
  *save({ sections }, saved) {
    return yield* putSections({ version: versionOf(saved), sections });
  },
  latest: { code, fetch: fetchSections },
  savedMessage: 'Home page saved successfully',
  *onSaved() {
    yield* put(sectionsRequested());
  },
});
