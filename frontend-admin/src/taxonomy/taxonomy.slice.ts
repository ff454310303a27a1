import type { Refusal } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Brand, BrandForm, Category, CategoryForm } from './taxonomy.api';

/** The open dialog; without a brand or category, it adds one. */
export type Dialog =
  | { kind: 'brand'; brand: Brand | null }
  | { kind: 'category'; category: Category | null; parent: string | null };

/** `version` of a brand that is edited. */
type SubmittedBrand = BrandForm & { version?: number };
type SubmittedCategory = CategoryForm & { isNew: boolean };

/** The server's messages by field. */
export type FieldErrors = Partial<Record<string, string>>;

interface TaxonomyState {
  brands: Loadable<Brand[]>;
  categories: Loadable<Category[]>;
  dialog: Dialog | null;
  isChanged: boolean;
  saving: RequestState;
  fieldErrors: FieldErrors;
}

const initialState: TaxonomyState = {
  brands: notLoaded,
  categories: notLoaded,
  dialog: null,
  isChanged: false,
  saving: idle,
  fieldErrors: {},
};

const brands = loadable<Brand[]>().in('brands');
const categories = loadable<Category[]>().in('categories');

const submitted = (state: TaxonomyState) => {
  state.saving = loading;
  state.fieldErrors = {};
};

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
    dialogOpened(state, { payload }: PayloadAction<Dialog>) {
      Object.assign(state, { dialog: payload, isChanged: false, saving: idle, fieldErrors: {} });
    },
    dialogClosed(state) {
      state.dialog = null;
    },
    formChanged(state) {
      state.isChanged = true;
    },
    brandSubmitted(state, _action: PayloadAction<SubmittedBrand>) {
      submitted(state);
    },
    categorySubmitted(state, _action: PayloadAction<SubmittedCategory>) {
      submitted(state);
    },
    dialogSaved(state) {
      Object.assign(state, { dialog: null, saving: idle });
    },
    dialogRefused(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      state.fieldErrors = Object.fromEntries(
        (payload.errors ?? []).map(({ path, message }) => [path, message]),
      );
    },
    brandDeleted(_state, _action: PayloadAction<string>) {},
    categoryDeleted(_state, _action: PayloadAction<string>) {},
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
    selectDialog: (state) => state.dialog,
    selectIsChanged: (state) => state.isChanged,
    selectSaving: (state) => state.saving,
    selectFieldErrors: (state) => state.fieldErrors,
  },
});

export const {
  brandsRequested,
  brandsLoaded,
  brandsFailed,
  categoriesRequested,
  categoriesLoaded,
  categoriesFailed,
  dialogOpened,
  dialogClosed,
  formChanged,
  brandSubmitted,
  categorySubmitted,
  dialogSaved,
  dialogRefused,
  brandDeleted,
  categoryDeleted,
  categoriesReordered,
} = taxonomySlice.actions;
export const {
  selectBrands,
  selectCategories,
  selectDialog,
  selectIsChanged,
  selectSaving,
  selectFieldErrors,
} = taxonomySlice.selectors;
