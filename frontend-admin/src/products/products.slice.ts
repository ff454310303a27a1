import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pictureChosen } from '../pictures/picture-upload.slice';
import {
  fieldErrorsOf,
  productUpdateOf,
  type FieldErrors,
  type ProductFields,
  type ProductUpdate,
} from './product-fields';
import type { EditedProduct, ProductDetails, SubmittedProduct } from './products.api';

interface Sheet {
  isOpen: boolean;
  /** Null for a new product. */
  editing: EditedProduct | null;
  /** The product that a new one begins as a copy of. */
  template: ProductDetails | null;
  /** Whether the sheet has unsaved changes. */
  isChanged: boolean;
  /** How often the sheet was opened; each opening resets the form. */
  openings: number;
}

interface ProductsState {
  sheet: Sheet;
  saving: RequestState;
  /** The server's errors by field. */
  fieldErrors: FieldErrors;
  /** Whether somebody else has changed the product since the sheet opened. */
  isOutdated: boolean;
  /** The changes of the latest version, once it is loaded. */
  update: ProductUpdate | null;
  deletingIds: string[];
}

const initialState: ProductsState = {
  sheet: { isOpen: false, editing: null, template: null, isChanged: false, openings: 0 },
  saving: idle,
  fieldErrors: {},
  isOutdated: false,
  update: null,
  deletingIds: [],
};

const withSheet = (state: ProductsState, of: Pick<Sheet, 'editing' | 'template'>): ProductsState => ({
  ...state,
  sheet: { ...of, isOpen: true, isChanged: false, openings: state.sheet.openings + 1 },
  saving: idle,
  fieldErrors: {},
  isOutdated: false,
  update: null,
});

export const productsSlice = createSlice({
  name: 'adminProducts',
  initialState,
  reducers: {
    sheetOpened: (state, { payload }: PayloadAction<EditedProduct | null>) =>
      withSheet(state, { editing: payload, template: null }),
    /** A link asks for the sheet; the payload is the product's id. */
    sheetRequested(_state, _action: PayloadAction<string>) {},
    duplicateRequested(_state, _action: PayloadAction<string>) {},
    /** The sheet of a new product begins with its values. */
    templateLoaded: (state, { payload }: PayloadAction<ProductDetails>) =>
      withSheet(state, { editing: null, template: payload }),
    /** Title and form stay until the closing animation ends. */
    sheetClosed(state) {
      state.sheet.isOpen = false;
    },
    formChanged(state) {
      state.sheet.isChanged = true;
    },
    productSubmitted(state, _action: PayloadAction<SubmittedProduct>) {
      state.saving = loading;
      state.fieldErrors = {};
      state.isOutdated = false;
    },
    productSaved(state) {
      state.saving = idle;
      state.sheet.isOpen = false;
    },
    productRefused(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      state.fieldErrors = fieldErrorsOf(payload);
    },
    productOutdated(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      state.isOutdated = true;
    },
    /** The payload is the input of the form. */
    latestRequested(state, _action: PayloadAction<Partial<ProductFields>>) {
      state.saving = loading;
    },
    latestLoaded(
      state,
      {
        payload: { typed, product },
      }: PayloadAction<{ typed: Partial<ProductFields>; product: ProductDetails }>,
    ) {
      state.update = productUpdateOf(typed, state.sheet.editing!, product);
      state.sheet.editing = product;
      state.saving = idle;
      state.isOutdated = false;
    },
    deletionConfirmed(state, { payload }: PayloadAction<string>) {
      state.deletingIds.push(payload);
    },
    deletionEnded(state, { payload }: PayloadAction<string>) {
      state.deletingIds = state.deletingIds.filter((id) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(pictureChosen, ({ sheet }) => {
      sheet.isChanged = sheet.isOpen;
    }),
  selectors: {
    selectSheet: (state) => state.sheet,
    selectSaving: (state) => state.saving,
    selectFieldErrors: (state) => state.fieldErrors,
    selectIsOutdated: (state) => state.isOutdated,
    selectUpdate: (state) => state.update,
    selectDeletingIds: (state) => state.deletingIds,
  },
});

export const {
  sheetOpened,
  sheetRequested,
  duplicateRequested,
  templateLoaded,
  sheetClosed,
  formChanged,
  productSubmitted,
  productSaved,
  productRefused,
  productOutdated,
  latestRequested,
  latestLoaded,
  deletionConfirmed,
  deletionEnded,
} = productsSlice.actions;
export const {
  selectSheet,
  selectSaving,
  selectFieldErrors,
  selectIsOutdated,
  selectUpdate,
  selectDeletingIds,
} = productsSlice.selectors;
