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
import type { Board } from './picture-board/board';
import type { ProductDetails } from './products.api';
import type { Draft } from './variants/draft/draft';

/** The purpose for which a product is saved; `save` leaves the page. */
export type Purpose = 'save' | 'draft' | 'publish' | 'plan';

/** The product of the page that adds or edits one. */
interface ProductFormState {
  isOpen: boolean;
  /** Null for a new product. */
  editing: ProductDetails | null;
  /** The product that a new one begins as a copy of. */
  template: ProductDetails | null;
  /** The product that is edited or copied is loaded. */
  loading: RequestState;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  /** Whether some of them were made after a save began. */
  isChangedSince: boolean;
  /** The input that the product was saved with; null until then. */
  sent: ProductFields | null;
  /** Not null: the page is left, for that of the draft that was added, or to where it was opened from. */
  leaving: { addedId: string | null } | null;
}

/** All that was sent. */
export interface SentProduct {
  fields: ProductFields;
  draft: Draft;
  board: Board;
}

interface KeptProduct {
  /** The product as it was saved. */
  product: ProductDetails;
  /** Not null: something was changed after this was sent. */
  changedSince: SentProduct | null;
}

interface ProductsState {
  form: ProductFormState;
  saving: RequestState;
  /** The server's errors by field. */
  fieldErrors: FieldErrors;
  /** Whether somebody else has changed the product since it was loaded. */
  isOutdated: boolean;
  /** The changes of the latest version, once it is loaded. */
  update: ProductUpdate | null;
  deletingIds: string[];
}

const noForm: ProductFormState = {
  isOpen: false,
  editing: null,
  template: null,
  loading: idle,
  isChanged: false,
  isChangedSince: false,
  sent: null,
  leaving: null,
};

const initialState: ProductsState = {
  form: noForm,
  saving: idle,
  fieldErrors: {},
  isOutdated: false,
  update: null,
  deletingIds: [],
};

function noteChange(form: ProductFormState): void {
  form.isChanged = true;
  form.isChangedSince = true;
}

const withForm = ({ deletingIds }: ProductsState, form: Partial<ProductFormState>): ProductsState => ({
  ...initialState,
  deletingIds,
  form: { ...noForm, ...form },
});

export const productsSlice = createSlice({
  name: 'adminProducts',
  initialState,
  reducers: {
    /** The payload is the id of the product to edit. */
    productRequested: (state, _action: PayloadAction<string>) => withForm(state, { loading }),
    /** The payload is the id of the product that a new one begins as a copy of. */
    templateRequested: (state, _action: PayloadAction<string>) => withForm(state, { loading }),
    formOpened: (state, { payload }: PayloadAction<ProductDetails | null>) =>
      withForm(state, { isOpen: true, editing: payload }),
    templateLoaded: (state, { payload }: PayloadAction<ProductDetails>) =>
      withForm(state, { isOpen: true, template: payload }),
    productFailed: (state, { payload }: PayloadAction<Refusal>) =>
      withForm(state, { loading: failed(payload) }),
    formClosed: (state) => withForm(state, {}),
    /** Unsaved changes are discarded. */
    formLeft(state) {
      state.form.isChanged = false;
      state.form.leaving = { addedId: null };
    },
    formChanged: ({ form }) => noteChange(form),
    productSubmitted(state, _action: PayloadAction<{ product: ProductFields; purpose: Purpose }>) {
      state.saving = loading;
      state.fieldErrors = {};
      state.isOutdated = false;
      state.form.isChangedSince = false;
    },
    /** The page is left; the payload is the id of a draft whose page follows. */
    productSaved(state, { payload: addedId }: PayloadAction<string | null>) {
      state.saving = idle;
      state.form.isChanged = false;
      state.form.leaving = { addedId };
    },
    /** The page stays open, with what was changed after the save began. */
    productKept: (state, { payload: { product, changedSince } }: PayloadAction<KeptProduct>) =>
      withForm(state, {
        isOpen: true,
        editing: product,
        isChanged: state.form.isChangedSince,
        sent: changedSince?.fields ?? null,
      }),
    /** Its version is the same, so what is typed into the form stays. */
    stateShown({ form: { editing } }, { payload: { _id, state, publishAt } }: PayloadAction<ProductDetails>) {
      if (editing?._id === _id) Object.assign(editing, { state, publishAt });
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
      state.update = productUpdateOf(typed, state.form.editing!, product);
      state.form.editing = product;
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
    builder.addCase(pictureChosen, ({ form }) => {
      if (form.isOpen) noteChange(form);
    }),
  selectors: {
    selectForm: (state) => state.form,
    selectSaving: (state) => state.saving,
    selectFieldErrors: (state) => state.fieldErrors,
    selectIsOutdated: (state) => state.isOutdated,
    selectUpdate: (state) => state.update,
    selectDeletingIds: (state) => state.deletingIds,
  },
});

export const {
  productRequested,
  templateRequested,
  formOpened,
  templateLoaded,
  productFailed,
  formClosed,
  formLeft,
  formChanged,
  productSubmitted,
  productSaved,
  productKept,
  stateShown,
  productRefused,
  productOutdated,
  latestRequested,
  latestLoaded,
  deletionConfirmed,
  deletionEnded,
} = productsSlice.actions;
export const {
  selectForm,
  selectSaving,
  selectFieldErrors,
  selectIsOutdated,
  selectUpdate,
  selectDeletingIds,
} = productsSlice.selectors;
