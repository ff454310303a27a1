import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Side } from '../../editor/BothStates';
import { cellsOf, type Column } from '../grid/cells';
import type { VariantRow } from '../products.api';
import { type Edit, type Edits, withTyped } from './rows';

/** Why a row was refused, and what is saved of it now; null if it is gone. */
export interface RefusedRow {
  message: string;
  isStale: boolean;
  current: VariantRow | null;
}

interface BulkEditState {
  edits: Edits;
  isReviewing: boolean;
  saving: RequestState;
  /** The keys are the ids of the variants. */
  refused: Record<string, RefusedRow>;
  /** Takes back what was saved last. */
  undo: Edit[];
}

const initialState: BulkEditState = { edits: {}, isReviewing: false, saving: idle, refused: {}, undo: [] };

/** Typed values stay while the admin turns pages, until they are saved or discarded. */
export const bulkEditSlice = createSlice({
  name: 'adminBulkEdit',
  initialState,
  reducers: {
    cellsTyped(state, { payload }: PayloadAction<Edit[]>) {
      state.edits = withTyped(state.edits, payload);
    },
    editsDiscarded(state) {
      Object.assign(state, { edits: {}, refused: {}, saving: idle });
    },
    reviewOpened(state) {
      state.isReviewing = true;
    },
    reviewClosed(state) {
      state.isReviewing = false;
    },
    editsSubmitted(state, _action: PayloadAction<Edit[]>) {
      Object.assign(state, { saving: loading, refused: {} });
    },
    undoRequested(state, _action: PayloadAction<Edit[]>) {
      state.saving = loading;
    },
    editsSaved(state, { payload: { saved, undo } }: PayloadAction<{ saved: Edit[]; undo: Edit[] }>) {
      state.edits = without(state.edits, ...saved.map(({ row }) => row._id));
      Object.assign(state, { undo, saving: idle, isReviewing: false });
    },
    undoEnded(state) {
      Object.assign(state, { undo: [], saving: idle });
    },
    editsRefused(state, { payload }: PayloadAction<Refusal>) {
      state.saving = failed(payload);
      state.isReviewing = false;
      state.refused = refusedIn(payload);
    },
    /** The cell gets what is saved now; the others keep what was typed. */
    cellSettled(state, { payload: { id, column } }: PayloadAction<{ id: string; column: Column }>) {
      const current = state.refused[id]?.current;
      const edit = state.edits[id];
      if (current && edit) edit.typed[column] = cellsOf(current)[column];
    },
    /** Mine: the edit goes on from what is saved now. */
    rowSettled(state, { payload: { id, side } }: PayloadAction<{ id: string; side: Side }>) {
      const current = state.refused[id]?.current;
      if (side === 'theirs') state.edits = without(state.edits, id);
      else if (current && state.edits[id]) state.edits[id].row = current;
      state.refused = without(state.refused, id);
    },
  },
  selectors: {
    selectEdits: (state) => state.edits,
    selectEdit: (state, id: string) => state.edits[id],
    selectRefusedRow: (state, id: string) => state.refused[id],
    selectIsReviewing: (state) => state.isReviewing,
    selectSaving: (state) => state.saving,
    selectUndo: (state) => state.undo,
  },
});

const without = <Value>(values: Record<string, Value>, ...ids: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !ids.includes(key)));

function refusedIn({ data }: Refusal): Record<string, RefusedRow> {
  const { variants = [] } = (data ?? {}) as {
    variants?: { _id: string; code: string; message: string; current: VariantRow | null }[];
  };
  return Object.fromEntries(
    variants.map(({ _id, code, message, current }) => [
      _id,
      { message, current, isStale: ['STALE_PRODUCT', 'STOCK_CHANGED', 'NOT_FOUND'].includes(code) },
    ]),
  );
}

export const {
  cellsTyped,
  editsDiscarded,
  reviewOpened,
  reviewClosed,
  editsSubmitted,
  undoRequested,
  editsSaved,
  undoEnded,
  editsRefused,
  cellSettled,
  rowSettled,
} = bulkEditSlice.actions;
export const { selectEdits, selectEdit, selectRefusedRow, selectIsReviewing, selectSaving, selectUndo } =
  bulkEditSlice.selectors;

export type BulkEditHolder = Parameters<typeof selectEdits>[0];
