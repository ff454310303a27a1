import type { ToastExtras } from '@haberdash/kit/services';
import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

export interface Toast extends ToastExtras {
  id: number;
  message: string;
  variant: 'success' | 'destructive';
}

interface ToastState {
  /** At most one toast is visible. */
  current: Toast | null;
  shown: number;
}

const initialState: ToastState = { current: null, shown: 0 };

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastShown(state, { payload }: PayloadAction<Omit<Toast, 'id'>>) {
      state.shown += 1;
      state.current = { ...payload, id: state.shown };
    },
    toastDismissed(state) {
      state.current = null;
    },
  },
  extraReducers: (builder) => {
    // For example, 'View cart' is done when the cart is opened by the header's button.
    builder.addMatcher(
      (_): _ is UnknownAction => true,
      (state, { type }) => {
        if (state.current?.action?.dispatches.type === type) state.current = null;
      },
    );
  },
  selectors: { selectToast: (state) => state.current },
});

export const { toastShown, toastDismissed } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;
