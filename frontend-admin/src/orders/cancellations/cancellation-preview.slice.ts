import { type Loadable, notLoaded } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CancellationPreview, WantedCancellation } from './cancellation-preview.api';

interface CancellationPreviewState {
  /** The key is the id of what would be cancelled: of an attempt, or of a lost parcel. */
  previews: Record<string, Loadable<CancellationPreview>>;
}

interface Previewed {
  id: string;
}

const initialState: CancellationPreviewState = { previews: {} };

export const cancellationPreviewSlice = createSlice({
  name: 'adminCancellationPreview',
  initialState,
  reducers: {
    previewWanted(
      { previews },
      { payload: { id } }: PayloadAction<Previewed & { orderId: string; wanted: WantedCancellation }>,
    ) {
      previews[id] = { value: previews[id]?.value ?? null, request: loading };
    },
    previewArrived(
      { previews },
      { payload: { id, preview } }: PayloadAction<Previewed & { preview: CancellationPreview }>,
    ) {
      previews[id] = { value: preview, request: idle };
    },
    previewRefused(
      { previews },
      { payload: { id, message } }: PayloadAction<Previewed & { message: string }>,
    ) {
      previews[id] = { value: null, request: failed({ message }) };
    },
  },
  selectors: {
    selectPreviewOf: ({ previews }, id: string): Loadable<CancellationPreview> => previews[id] ?? notLoaded,
  },
});

export const { previewWanted, previewArrived, previewRefused } = cancellationPreviewSlice.actions;
export const { selectPreviewOf } = cancellationPreviewSlice.selectors;
