import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MailDetails } from './mails.api';

interface MailState {
  mail: Loadable<MailDetails>;
}

const initialState: MailState = { mail: notLoaded };

const mail = loadable<MailDetails>().in('mail');

export const mailSlice = createSlice({
  name: 'adminMail',
  initialState,
  reducers: {
    mailRequested(state, _action: PayloadAction<string>) {
      state.mail.request = loading;
    },
    mailLoaded: mail.loaded,
    mailFailed: mail.failed,
  },
  selectors: { selectMail: (state) => state.mail },
});

export const { mailRequested, mailLoaded, mailFailed } = mailSlice.actions;
export const { selectMail } = mailSlice.selectors;
