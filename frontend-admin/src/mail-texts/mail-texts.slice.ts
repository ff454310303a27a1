import type { Schema } from '@haberdash/kit/api/client';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MailText } from './mail-texts.api';

type Preview = Schema<'MailTextPreviewResponse'>['data'];

/** The opening is '' where the e-mail begins with facts. */
export interface MailTextFields {
  subject: string;
  opening: string;
  closing: string;
}

interface MailTextsState {
  texts: Loadable<MailText[]>;
  /** The e-mail with what the form has. */
  preview: Loadable<Preview>;
}

const initialState: MailTextsState = { texts: notLoaded, preview: notLoaded };

const texts = loadable<MailText[]>().in('texts');
const preview = loadable<Preview>().in('preview');

export const mailTextsSlice = createSlice({
  name: 'mailTexts',
  initialState,
  reducers: {
    textsRequested: texts.requested,
    textsLoaded: texts.loaded,
    textsFailed: texts.failed,
    previewRequested: (state, _action: PayloadAction<{ name: string; fields: MailTextFields }>) =>
      preview.requested(state),
    previewLoaded: preview.loaded,
    /** The last preview stays while a placeholder is half typed. */
    previewFailed: (state, { payload }: PayloadAction<{ message: string }>) => {
      state.preview.request = failed(payload);
    },
    previewClosed: (state) => {
      state.preview = notLoaded;
    },
  },
  selectors: {
    selectTexts: (state) => state.texts,
    selectPreview: (state) => state.preview,
  },
});

export const {
  textsRequested,
  textsLoaded,
  textsFailed,
  previewRequested,
  previewLoaded,
  previewFailed,
  previewClosed,
} = mailTextsSlice.actions;
export const { selectTexts, selectPreview } = mailTextsSlice.selectors;
