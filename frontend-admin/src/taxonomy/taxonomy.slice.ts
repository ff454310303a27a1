import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Brand, Category } from './taxonomy.api';

interface TaxonomyState {
  brands: Loadable<Brand[]>;
  categories: Loadable<Category[]>;
}

const initialState: TaxonomyState = { brands: notLoaded, categories: notLoaded };

const brands = loadable<Brand[]>().in('brands');
const categories = loadable<Category[]>().in('categories');

export const taxonomySlice = createSlice({
  name: 'taxonomy',
  initialState,
  reducers: {
    brandsRequested: brands.requested,
    brandsLoaded: brands.loaded,
    brandsFailed: brands.failed,
    categoriesRequested: categories.requested,
    categoriesLoaded: categories.loaded,
    categoriesFailed: categories.failed,
    brandDeleteRequested(_state, _action: PayloadAction<string>) {},
    categoryDeleteRequested(_state, _action: PayloadAction<string>) {},
    /** All categories below `parent`, in their new order: shown at once, then saved. */
    categoriesReordered(state, { payload }: PayloadAction<{ parent: string | null; slugs: string[] }>) {
      const { value } = state.categories;
      if (!value) return;
      const ordered = payload.slugs.flatMap((slug) => value.find((category) => category.slug === slug) ?? []);
      state.categories.value = [...value.filter(({ slug }) => !payload.slugs.includes(slug)), ...ordered];
    },
  },
  selectors: {
    selectBrands: (state) => state.brands,
    selectCategories: (state) => state.categories,
  },
});

export const {
  brandsRequested,
  brandsLoaded,
  brandsFailed,
  categoriesRequested,
  categoriesLoaded,
  categoriesFailed,
  brandDeleteRequested,
  categoryDeleteRequested,
  categoriesReordered,
} = taxonomySlice.actions;
export const { selectBrands, selectCategories } = taxonomySlice.selectors;
