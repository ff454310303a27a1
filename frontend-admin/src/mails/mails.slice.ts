import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface MailsState {
  /** The ids of the e-mails that are being sent again. */
  busyIds: string[];
}

const initialState: MailsState = { busyIds: [] };

export const mailsSlice = createSlice({
  name: 'adminMails',
  initialState,
  reducers: {
    /** Without an address: to the same one. */
    sendingAgainSubmitted(state, { payload: { id } }: PayloadAction<{ id: string; email?: string }>) {
      state.busyIds.push(id);
    },
    sendingAgainEnded(state, { payload: id }: PayloadAction<string>) {
      state.busyIds = state.busyIds.filter((busyId) => busyId !== id);
    },
  },
  selectors: { selectBusyMails: (state) => state.busyIds },
});

export const { sendingAgainSubmitted, sendingAgainEnded } = mailsSlice.actions;
export const { selectBusyMails } = mailsSlice.selectors;
