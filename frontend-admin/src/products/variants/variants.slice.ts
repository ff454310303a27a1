import { sizesLoaded } from '@haberdash/kit/sizes/sizes.slice';
import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Side } from '../../editor/BothStates';
import type { Cells, Column, Writes } from '../grid/cells';
import { pictureRemoved, pictureUploaded } from '../../pictures/picture-upload.slice';
import type { Product, ProductDetails } from '../products.api';
import {
  formClosed,
  formOpened,
  latestLoaded,
  productKept,
  productRefused,
  templateLoaded,
} from '../products.slice';
import {
  areAny,
  isAboutVariants,
  noProblems,
  problemsOf,
  problemsOfRefusal,
  type Problems,
} from './draft/check';
import {
  backOnSale,
  deleted,
  isSameName,
  offSale,
  withColour,
  withFirstFill,
  withoutColour,
  withScale,
  withSizes,
} from './draft/choose';
import { palette } from './draft/palette';
import { emptyDraft, isChanged, isFlat, withScales, type Colour, type Draft } from './draft/draft';
import { writesOf, type Filling } from './draft/fill';
import { type Conflict, conflictsIn, settle, updatesIn, type VariantConflict } from './draft/conflicts';
import { rebase } from './draft/rebase';
import { copied, draftOf, restocked } from './draft/api-mapping';
import { savedSince } from './draft/since-save';

interface VariantsState {
  /** Null for a new product. */
  product: ProductDetails | null;
  /** Whether the draft has the product's variants; that of a single price and stock gets them when the editor opens. */
  hasVariants: boolean;
  draft: Draft;
  /** The draft as it was loaded. */
  savedDraft: Draft;
  /** Somebody else has changed these, too. */
  conflicts: Conflict[];
  /** Only somebody else has changed these; they are in words. */
  taken: string[];
  isEditorOpen: boolean;
  /** The name of the empty field that the editor opens at. */
  wantedCell: string | null;
  problems: Problems;
  /** Whether `problems` shows the last refusal. */
  isRefusalShown: boolean;
  /** The number of checks; each focuses the first problem. */
  checks: number;
}

const initialState: VariantsState = {
  product: null,
  hasVariants: false,
  draft: emptyDraft,
  savedDraft: emptyDraft,
  conflicts: [],
  taken: [],
  isEditorOpen: false,
  wantedCell: null,
  problems: noProblems,
  isRefusalShown: false,
  checks: 0,
};

/** Whether the form shows the product's variants, in place of one price and stock. */
export const hasOptions = (given: Product | null): boolean =>
  given !== null && given.options.sizes.length + given.options.colours.length > 0;

/** The sizes and colours of the product in the form. */
export const variantsSlice = createSlice({
  name: 'adminVariants',
  initialState,
  reducers: {
    /** The rows start with the values of the form. */
    editorOpened(
      state,
      { payload: { amounts, scale, cell } }: PayloadAction<FormFields & { cell?: string }>,
    ) {
      if (state.product && !state.hasVariants) showVariants(state, state.product);
      state.draft = withFirstFill(state.draft, amounts);
      if (isFlat(state.draft)) state.draft.scale = scale;
      state.isEditorOpen = true;
      state.wantedCell = cell ?? null;
    },
    editorClosed(state) {
      state.isEditorOpen = false;
    },
    /** Closes the editor if there are no problems, otherwise opens it. */
    variantsChecked(state) {
      showProblems(state, problemsOf(state.draft));
    },
    scaleChosen(state, { payload }: PayloadAction<string>) {
      state.draft = withScale(state.draft, payload);
    },
    sizesChosen(state, { payload }: PayloadAction<string[]>) {
      state.draft = withSizes(state.draft, payload);
    },
    colourAdded: {
      prepare: (colour: Pick<Colour, 'name' | 'hex'>) => ({
        payload: { ...colour, id: nanoid(), image: '' },
      }),
      reducer(state, { payload }: PayloadAction<Colour>) {
        state.draft = withColour(state.draft, payload);
      },
    },
    colourChanged(state, { payload }: PayloadAction<Pick<Colour, 'id'> & Partial<Colour>>) {
      const colour = Object.assign(state.draft.colours[payload.id]!, payload);
      colour.hex ||= palette.find(({ name }) => isSameName(name, colour.name))?.hex ?? '';
      if (payload.id in state.problems.colours) state.problems.colours[payload.id] = '';
    },
    colourRemoved(state, { payload }: PayloadAction<string>) {
      state.draft = withoutColour(state.draft, payload);
    },
    cellsWritten: (state, { payload }: PayloadAction<Writes>) => write(state, payload),
    columnFilled: (state, { payload }: PayloadAction<Filling>) =>
      write(state, writesOf(state.draft, payload)),
    takenOffSale(state, { payload }: PayloadAction<string>) {
      state.draft = offSale(state.draft, payload);
      state.problems.cells[payload] = {};
    },
    variantDeleted(state, { payload }: PayloadAction<string>) {
      state.draft = deleted(state.draft, payload);
      state.problems.cells[payload] = {};
    },
    putBackOnSale(state, { payload }: PayloadAction<string>) {
      state.draft = backOnSale(state.draft, payload);
    },
    variantSettled(state, { payload }: PayloadAction<{ conflict: VariantConflict; side: Side }>) {
      state.draft = settle(state.draft, payload.conflict, payload.side);
    },
    /** After a refusal because of sales or returns since. */
    stockRefreshed(state, { payload }: PayloadAction<ProductDetails>) {
      const { draft, corrected } = restocked(state.draft, payload);
      const cells = corrected.map((key) => [key, { stock: changedStock(draft.rows[key]!.stock) }]);
      state.draft = draft;
      showProblems(state, { cells: Object.fromEntries(cells) as Problems['cells'], colours: {} });
      state.isRefusalShown = state.isEditorOpen;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sizesLoaded, (state, { payload }) => {
        state.savedDraft = withScales(state.savedDraft, payload);
        state.draft = withScales(state.draft, payload);
      })
      .addCase(templateLoaded, (state, { payload }) => {
        const empty = cleared(state);
        return hasOptions(payload)
          ? { ...empty, draft: copied(draftOf(payload, state.draft.scales)) }
          : empty;
      })
      .addCase(productRefused, (state, { payload }) => {
        state.isRefusalShown = false;
        if (isFlat(state.draft) || !isAboutVariants(payload)) return;
        showProblems(state, problemsOfRefusal(payload, state.draft));
        state.isRefusalShown = state.isEditorOpen;
        state.isEditorOpen = true;
      })
      .addCase(latestLoaded, (state, { payload: { product: latest } }) => {
        state.product = latest;
        if (!state.hasVariants && !hasOptions(latest)) return;
        const savedDraft = draftOf(latest, state.draft.scales);
        // The form has both states of a single price and stock.
        const areFlat = isFlat(state.draft) && isFlat(savedDraft);
        state.conflicts = areFlat ? [] : conflictsIn(state.draft, state.savedDraft, savedDraft);
        state.taken = areFlat ? [] : updatesIn(state.draft, state.savedDraft, savedDraft);
        state.draft = rebase(state.draft, state.savedDraft, savedDraft);
        state.savedDraft = savedDraft;
        state.hasVariants = true;
      })
      .addCase(pictureUploaded, ({ draft }, { payload: { place, url } }) => {
        if (draft.colours[place]) draft.colours[place].image = url;
      })
      .addCase(pictureRemoved, ({ draft }, { payload: place }) => {
        if (draft.colours[place]) draft.colours[place].image = '';
      })
      .addCase(productKept, (state, { payload: { product, changedSince: sent } }) => {
        if (!sent || !state.hasVariants) return ofProduct(state, product);
        const saved = draftOf(product, state.draft.scales);
        return {
          ...ofProduct(state, product),
          hasVariants: true,
          draft: savedSince(state.draft, sent.draft, saved),
          savedDraft: isFlat(sent.draft) ? saved : savedSince(sent.draft, sent.draft, saved),
          isEditorOpen: state.isEditorOpen,
        };
      })
      .addMatcher(isAnyOf(formOpened, formClosed), (state, { payload }) => ofProduct(state, payload ?? null)),
  selectors: {
    selectDraft: (state) => state.draft,
    /** While the product has one price and stock, the form owns them. */
    selectIsDraftChanged: ({ draft, savedDraft }) =>
      isChanged(draft, savedDraft) && !(isFlat(draft) && isFlat(savedDraft)),
    selectConflicts: (state) => state.conflicts,
    selectTaken: (state) => state.taken,
    selectIsEditorOpen: (state) => state.isEditorOpen,
    selectWantedCell: (state) => state.wantedCell,
    selectProblems: (state) => state.problems,
    selectIsRefusalShown: (state) => state.isRefusalShown,
    selectChecks: (state) => state.checks,
  },
});

/** The values of the form when the editor opens. */
export interface FormFields {
  amounts: Pick<Cells, 'price' | 'salePrice' | 'stock'>;
  /** The usual scale of the category. */
  scale: string;
}

/** Returns the state of an empty editor, for another product. */
function cleared({ checks, draft: { scales } }: VariantsState): VariantsState {
  const draft = { ...emptyDraft, scales };
  return { ...initialState, checks, draft, savedDraft: draft };
}

function ofProduct(state: VariantsState, product: ProductDetails | null): VariantsState {
  const opened = { ...cleared(state), product };
  if (product && hasOptions(product)) showVariants(opened, product);
  return opened;
}

function showVariants(state: VariantsState, product: ProductDetails): void {
  state.draft = draftOf(product, state.draft.scales);
  state.savedDraft = state.draft;
  state.hasVariants = true;
}

/** A written cell has no problem until it is checked again. */
function write(state: VariantsState, writes: Writes): void {
  for (const [key, cells] of Object.entries(writes)) {
    Object.assign(state.draft.rows[key]!, cells);
    for (const column of Object.keys(cells) as Column[]) delete state.problems.cells[key]?.[column];
  }
}

function showProblems(state: VariantsState, problems: Problems): void {
  state.problems = problems;
  state.checks += 1;
  state.isEditorOpen = areAny(problems);
  state.wantedCell = null;
}

const changedStock = (stock: string) => `Stock is now ${stock}: items have been sold or returned since`;

export const {
  editorOpened,
  editorClosed,
  variantsChecked,
  scaleChosen,
  sizesChosen,
  colourAdded,
  colourChanged,
  colourRemoved,
  cellsWritten,
  columnFilled,
  takenOffSale,
  variantDeleted,
  putBackOnSale,
  variantSettled,
  stockRefreshed,
} = variantsSlice.actions;
export const {
  selectDraft,
  selectIsDraftChanged,
  selectConflicts,
  selectTaken,
  selectIsEditorOpen,
  selectWantedCell,
  selectProblems,
  selectIsRefusalShown,
  selectChecks,
} = variantsSlice.selectors;
