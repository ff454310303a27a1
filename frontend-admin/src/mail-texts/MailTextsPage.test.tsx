import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import type { MailText } from './mail-texts.api';
import type { MailTextFields } from './mail-texts.slice';

const original = {
  subject: '{order or parcel} is on its way',
  opening: 'Hello {name}, {parcel} is on its way:',
  closing: '',
};
const sent: MailText = {
  ...{ name: 'parcel-sent', title: 'Parcel sent', version: 0, isEdited: false, changedDate: null },
  ...original,
  original,
  placeholders: ['name', 'parcel', 'shop name'],
};
const cancelledWords = { subject: 'Your order {order number} is cancelled', opening: null, closing: '' };
const cancelled: MailText = {
  ...{ name: 'order-cancelled', title: 'Order cancelled', version: 4, isEdited: true },
  ...{ changedDate: '2026-11-20T09:30:00.000Z', ...cancelledWords, closing: 'We are sorry.' },
  original: cancelledWords,
  placeholders: ['order number', 'shop name'],
};

const list = 'GET /api/admin/mail-texts';
const save = 'PUT /api/admin/mail-texts/{name}';
const preview = 'POST /api/admin/mail-texts/{name}/preview';
const saved = { success: true as const, data: { version: 5 } };

const answers: Answers = {
  [list]: { success: true, data: [sent, cancelled] },
  [preview]: ({ body }) => {
    const { subject, closing } = body as MailTextFields;
    return {
      success: true,
      data: { subject: `Preview: ${subject}`, html: `<head></head><p>${closing}</p>` },
    };
  },
};
async function open(more: Answers = {}) {
  const rendered = await renderRemote(remote, {
    path: '/admin/mail-texts',
    answers: { ...answers, ...more },
  });
  const edit = async (title: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: `Edit ${title}` }));
    return within(await screen.findByRole('dialog', { name: `Edit ${title}` }));
  };
  return { ...rendered, edit };
}

test('each kind of e-mail is listed with its subject, and says whether its words were edited', async () => {
  await open();
  const panel = within(await screen.findByRole('region', { name: 'E-mails to customers' }));
  const [first, second] = await panel.findAllByRole('listitem');
  expect(within(first!).getByText('Parcel sent')).toBeVisible();
  expect(within(first!).getByText('{order or parcel} is on its way')).toBeVisible();
  expect(within(first!).getByText('Original words')).toBeVisible();
  expect(within(second!).getByText(/^Edited/)).toBeVisible();
});

test('the words are edited with placeholders and a preview of the whole e-mail', async () => {
  const { edit, sent: calls, toasts, user } = await open({ [save]: saved });
  const sheet = await edit('Parcel sent');
  const closing = sheet.getByRole('textbox', { name: 'Closing note' });
  await user.type(closing, 'Enjoy it, ');
  await user.click(sheet.getByRole('button', { name: 'Insert a placeholder: Closing note' }));
  await user.click(await screen.findByRole('menuitem', { name: '{name}' }));
  expect(closing).toHaveValue('Enjoy it, {name}');
  expect(await sheet.findByText(`Preview: ${original.subject}`)).toBeVisible();
  const mail = sheet.getByTitle('E-mail with sample facts');
  await waitFor(() => expect(mail).toHaveAttribute('srcdoc', expect.stringContaining('Enjoy it, {name}')));
  expect(mail).toHaveAttribute('sandbox', '');

  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ variant: 'success', message: 'E-mail text saved successfully' }]),
  );
  expect(calls.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
    call: 'PUT /api/admin/mail-texts/parcel-sent',
    body: { version: 0, ...original, closing: 'Enjoy it, {name}' },
  });
  expect(calls.filter(({ call }) => call === list)).toHaveLength(2);
});

test('an unknown placeholder is told at its field and in the preview', async () => {
  const refusal = { code: 'UNKNOWN_PLACEHOLDER', message: 'This e-mail has no placeholder {total}' };
  const refused = refuse(400, { ...refusal, errors: [{ path: 'closing', message: refusal.message }] });
  const { edit, user } = await open({ [save]: refused, [preview]: refused });
  const sheet = await edit('Parcel sent');
  await user.type(sheet.getByRole('textbox', { name: 'Closing note' }), '{{total}');
  expect(await sheet.findByText(refusal.message)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Closing note' })).toBeInvalid());
});

test('an e-mail that begins with facts has no opening to edit', async () => {
  const { edit } = await open();
  const sheet = await edit('Order cancelled');
  expect(sheet.queryByRole('textbox', { name: 'Opening' })).not.toBeInTheDocument();
  expect(sheet.getByText(/begins with facts/)).toBeVisible();
});

test('the original words come back after a question', async () => {
  const { edit, sent: calls, user } = await open({ [save]: saved });
  const sheet = await edit('Order cancelled');
  await user.click(sheet.getByRole('button', { name: 'Back to the original words' }));
  const title = 'Return to the original words of “Order cancelled”?';
  expect(await screen.findByText(title, { selector: '.ant-modal-confirm-title' })).toBeVisible();
  expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Return to the original words' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      ...{ version: 4, subject: cancelledWords.subject, opening: '', closing: '' },
    }),
  );
});

test('an empty subject is not sent', async () => {
  const { edit, sent: calls, user } = await open();
  const sheet = await edit('Parcel sent');
  await user.clear(sheet.getByRole('textbox', { name: 'Subject' }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText('Enter a subject')).toBeVisible();
  expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

test('words that a colleague has saved meanwhile are loaded, and the own ones kept', async () => {
  let isLater = false;
  const later = { ...sent, version: 1, isEdited: true, subject: 'Off it goes' };
  const stale = refuse(409, { code: 'STALE_MAIL_TEXT', message: 'Someone else has changed this text.' });
  const {
    edit,
    sent: calls,
    user,
  } = await open({
    [list]: () => ({ success: true, data: [isLater ? later : sent] }),
    [save]: ({ body }) => ((body as { version: number }).version === 0 ? stale : saved),
  });
  const sheet = await edit('Parcel sent');
  await user.type(sheet.getByRole('textbox', { name: 'Closing note' }), 'Bye');
  isLater = true;
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await user.click(await sheet.findByRole('button', { name: 'Load the latest version' }));
  await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Subject' })).toHaveValue('Off it goes'));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      ...{ version: 1, subject: 'Off it goes', opening: original.opening, closing: 'Bye' },
    }),
  );
});

test('typed words are not lost without a question', async () => {
  const { edit, user } = await open();
  const sheet = await edit('Parcel sent');
  await user.type(sheet.getByRole('textbox', { name: 'Closing note' }), 'Bye');
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(
    await screen.findByText('Discard unsaved changes?', { selector: '.ant-modal-confirm-title' }),
  ).toBeVisible();
});

test('a list that cannot be loaded is loaded again', async () => {
  let isUp = false;
  const { user } = await open({
    [list]: () =>
      isUp ? { success: true, data: [sent] } : refuse(503, { code: 'UNAVAILABLE', message: 'Later' }),
  });
  expect(await screen.findByRole('heading', { name: "We couldn't load the e-mail texts" })).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Parcel sent')).toBeVisible();
});
