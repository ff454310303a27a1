import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { cartChanged, cartLoaded, exchangeRequested } from '../cart.slice';

interface ExchangeState {
  /** The variant of the line whose size or colour is being changed. */
  openId: string | null;
  /** The variant that was chosen last. */
  chosenId: string | null;
}

const initialState: ExchangeState = { openId: null, chosenId: null };

export const exchangeSlice = createSlice({
  name: 'exchange',
  initialState,
  reducers: {
    exchangeOpened: (_state, { payload: variantId }: PayloadAction<string>) => ({
      openId: variantId,
      chosenId: null,
    }),
    exchangeClosed: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(exchangeRequested, (state, { payload }) => {
        state.chosenId = payload.newVariantId;
      })
      .addMatcher(isAnyOf(cartLoaded, cartChanged), (state, { payload }) => {
        const isThere = payload.items.some(({ variantId }) => variantId === state.openId);
        if (!isThere) state.openId = null;
      }),
  selectors: {
    selectOpenId: (state) => state.openId,
    selectChosenId: (state) => state.chosenId,
  },
});

export const { exchangeOpened, exchangeClosed } = exchangeSlice.actions;
export const { selectOpenId, selectChosenId } = exchangeSlice.selectors;
