import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import { filterBy } from '../testing/samples';
import type { Mail } from './mails.api';

const list = 'GET /api/admin/mails';
const again = 'POST /api/admin/mails/{id}/send-again';

const sent: Mail = {
  mailId: 'mail-1',
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the server sends it to remotes of 1.0.0
  kind: 'order-confirmed',
  topic: 'order-confirmed',
  orderId: 'order-1',
  recipient: 'sam@mail.test',
  status: 'sent',
  attempts: 1,
  reason: null,
  writtenDate: '2026-11-20T09:30:00.000Z',
  sentDate: '2026-11-20T09:30:01.000Z',
};
const failed: Mail = {
  ...sent,
  mailId: 'mail-2',
  recipient: 'gone@mail.test',
  status: 'failed',
  attempts: 9,
  reason: '450 The mailbox is full',
  sentDate: null,
};

const openMails = (answers: Answers, path = '/admin/mails') => renderRemote(remote, { path, answers });
const rowOf = async (recipient: string) =>
  within((await screen.findByText(recipient)).closest<HTMLElement>('tr')!);

afterEach(() => window.localStorage.clear());

test('an e-mail shows recipient, kind, order, and what became of it', async () => {
  await openMails({ [list]: pageOf([sent, failed]) });
  const delivered = await rowOf('sam@mail.test');
  expect(delivered.getByText('Order confirmed')).toBeVisible();
  expect(delivered.getByText('Sent')).toBeVisible();
  expect(delivered.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    '/admin/orders?order=order-1',
  );
  expect(delivered.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  const lost = await rowOf('gone@mail.test');
  expect(lost.getByText('Failed, after 9 attempts')).toBeVisible();
  expect(lost.getByText('450 The mailbox is full')).toBeVisible();
});

test('an e-mail that became pointless is no failure, and says why', async () => {
  await openMails({
    [list]: pageOf([{ ...failed, status: 'obsolete', reason: 'There is nothing to tell any more' }]),
  });
  const row = await rowOf('gone@mail.test');
  expect(row.getByText(/^No longer needed/)).toBeVisible();
  expect(row.getByText('There is nothing to tell any more')).toBeVisible();
  expect(row.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
});

test('a failed e-mail is sent again', async () => {
  let isAgain = false;
  const {
    user,
    toasts,
    sent: calls,
  } = await openMails({
    [list]: () => pageOf([isAgain ? { ...failed, status: 'waiting', attempts: 0, reason: null } : failed]),
    [again]: () => {
      isAgain = true;
      return { success: true, message: 'The e-mail is sent again' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send again to gone@mail.test' }));
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Waiting', { selector: 'strong' })).toBeVisible();
  expect(toasts).toEqual([{ variant: 'success', message: 'The e-mail is sent again' }]);
  expect(calls.some(({ call }) => call === 'POST /api/admin/mails/mail-2/send-again')).toBe(true);
});

test('a refusal to send again is shown, and the list is loaded again', async () => {
  const {
    user,
    toasts,
    sent: calls,
  } = await openMails({
    [list]: pageOf([failed]),
    [again]: refuse(409, { code: 'MAIL_NOT_FAILED', message: 'This e-mail is on its way or has been sent' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send again to gone@mail.test' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls.filter(({ call }) => call === list)).toHaveLength(2));
  expect(toasts).toEqual([{ variant: 'destructive', message: 'This e-mail is on its way or has been sent' }]);
});

test('those that did not arrive are a view, and the address keeps the filters', async () => {
  const { user, currentPath } = await openMails({ [list]: pageOf([failed]) });
  await rowOf('gone@mail.test');
  await filterBy(user, 'Status', 'Failed');
  expect(currentPath()).toBe('/admin/mails?status=failed');
});

test('a shop that has written no e-mails says so', async () => {
  await openMails({ [list]: pageOf([]) });
  expect(await screen.findByRole('heading', { name: 'No e-mails yet' })).toBeVisible();
});

test('an e-mail is read as it was sent, and sent to another address', async () => {
  let letter = { ...sent, subject: 'Your order HB-7 is confirmed', letter: 'Hello Sam,\n\nthank you.' };
  const { user, sent: calls } = await openMails(
    {
      'GET /api/admin/mails/{id}': () => ({ success: true, data: letter }),
      [list]: pageOf([sent]),
      [again]: ({ body }) => {
        letter = { ...letter, status: 'waiting', recipient: (body as { email: string }).email };
        return { success: true, message: 'The e-mail is sent again' };
      },
    },
    '/admin/mails/mail-1',
  );
  const part = within(await screen.findByRole('region', { name: 'Your order HB-7 is confirmed' }));
  expect(part.getByText(/Hello Sam,\s+thank you\./)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Please enter an e-mail address')).toBeVisible();
  await user.type(screen.getByLabelText('E-mail address'), 'sam@elsewhere.test');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await part.findByText('sam@elsewhere.test')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ email: 'sam@elsewhere.test' });
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('an e-mail that holds a secret has no letter', async () => {
  await openMails(
    {
      'GET /api/admin/mails/{id}': {
        success: true,
        data: { ...sent, topic: 'password-reset', subject: null, letter: null },
      },
    },
    '/admin/mails/mail-1',
  );
  expect(await screen.findByText(/^The letter is not kept/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});
