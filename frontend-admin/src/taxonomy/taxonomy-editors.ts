import { put, type SagaGenerator } from '@haberdash/kit/effects';
import { menuRequested } from '@haberdash/kit/menu/menu.slice';
import { createEditor, findLatest } from '../editor/create-editor';
import {
  fetchBrands,
  postBrand,
  postCategory,
  putBrand,
  putCategory,
  type Brand,
  type BrandForm,
  type Category,
  type CategoryForm,
} from './taxonomy.api';
import { brandsRequested, categoriesRequested } from './taxonomy.slice';

/** Only a new one has a field for its short name. */
export type BrandFields = Omit<BrandForm, 'slug'> & { slug?: string };
export type CategoryFields = Omit<CategoryForm, 'slug'> & { slug?: string };

export const brandEditor = createEditor<Brand, BrandFields>({
  name: 'brandEditor',
  fieldsOf: ({ name, logo, makerName, makerAddress, responsiblePerson }) => ({
    name,
    logo,
    makerName,
    makerAddress,
    responsiblePerson,
  }),
  save: ({ slug = '', ...fields }, saved) =>
    saved
      ? putBrand({ ...fields, slug: saved.slug, version: saved.version })
      : postBrand({ ...fields, slug }),
  latest: {
    code: 'STALE_BRAND',
    fetch: (saved) =>
      findLatest(saved, fetchBrands, (brands) => brands.find(({ slug }) => slug === saved.slug)),
  },
  onSaved: () => reload(brandsRequested()),
});

export const categoryEditor = createEditor<Category, CategoryFields>({
  name: 'categoryEditor',
  fieldsOf: ({ name, parent, picture }) => ({ name, parent, picture }),
  save: ({ slug = '', ...fields }, saved) => {
    const body = { ...fields, slug: saved?.slug ?? slug, parent: fields.parent || null };
    return saved ? putCategory(body) : postCategory(body);
  },
  onSaved: () => reload(categoriesRequested()),
});

function* reload(request: { type: string }): SagaGenerator<void> {
  yield* put(request);
  yield* put(menuRequested());
}
