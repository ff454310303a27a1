import { put } from '@haberdash/kit/effects';
import { createEditor, findLatest } from '../editor/create-editor';
import { fetchMailTexts, putMailText, type MailText } from './mail-texts.api';
import { textsRequested, type MailTextFields } from './mail-texts.slice';

export const fieldsOf = ({ subject, opening, closing }: MailText['original']): MailTextFields => ({
  subject,
  opening: opening ?? '',
  closing,
});

export const mailTextEditor = createEditor<MailText, MailTextFields>({
  name: 'mailTextEditor',
  fieldsOf,
  *save(fields, saved) {
    return yield* putMailText(saved?.name ?? '', { version: saved?.version ?? 0, ...fields });
  },
  latest: {
    code: 'STALE_MAIL_TEXT',
    *fetch(saved) {
      return yield* findLatest(saved, fetchMailTexts, (texts) =>
        texts.find(({ name }) => name === saved.name),
      );
    },
  },
  savedMessage: 'E-mail text saved successfully',
  *onSaved() {
    yield* put(textsRequested());
  },
});
