import { refuse } from '@haberdash/kit/testing/answers';
import { screen } from '@testing-library/react';
import { putRemote } from '../../testing/deployed-remotes';
import { nobodySignedIn, shopper, signedInAs } from '../../testing/people';
import { remoteWith } from '../../testing/remotes';
import { renderShell } from '../../testing/render-shell';

const forgot = 'POST /api/auth/forgot-password';
const reset = 'POST /api/auth/reset-password';
const check = 'POST /api/auth/reset-password/check';
const valid = { [check]: { success: true as const, data: { email: 'sam@example.test' } } };
const done = { success: true as const, message: 'Your new password is set. Please sign in' };

beforeEach(() => putRemote(remoteWith({ name: 'shop' })));

test('a link is requested from the sign-in page, and the page does not say whether there is an account', async () => {
  const { user, sent } = renderShell('/auth/login', {
    ...nobodySignedIn,
    [forgot]: { success: true, message: 'Sent' },
  });
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter an email address');
  await user.type(screen.getByLabelText('Email'), 'sam@example.test');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^If there's an account for this address/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
  expect(sent.at(-1)).toMatchObject({ call: forgot, body: { email: 'sam@example.test' } });
});

test('a refused request says why', async () => {
  const { user } = renderShell('/auth/forgot-password', {
    ...nobodySignedIn,
    [forgot]: refuse(409, { code: 'NO_MAIL_SERVER', message: "This shop can't send e-mails" }),
  });
  await user.type(await screen.findByLabelText('Email'), 'sam@example.test');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findAllByText("This shop can't send e-mails")).toHaveLength(2);
});

test.each([
  ['nobody', nobodySignedIn],
  ['somebody who is signed in', signedInAs(shopper)],
])('%s sets a new password by the link, and signs in with it', async (_who, answers) => {
  const { user, sent } = renderShell('/auth/reset-password#a-token', { ...answers, ...valid, [reset]: done });
  await user.type(await screen.findByLabelText('New password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('sam@example.test');
  expect(screen.getByText(done.message).closest('[role="status"]')).toBeVisible();
  expect(sent.find(({ call }) => call === reset)?.body).toEqual({
    token: 'a-token',
    newPassword: 'thimble-and-thread',
  });
});

test('a link that no longer works says so before anybody types, with the way to a new one', async () => {
  const invalid = { code: 'RESET_LINK_INVALID', message: 'This link no longer works' };
  renderShell('/auth/reset-password#a-token', { ...nobodySignedIn, [check]: refuse(400, invalid) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  );
});

test('a link that is used in another tab meanwhile says so', async () => {
  const { user } = renderShell('/auth/reset-password#a-token', {
    ...nobodySignedIn,
    ...valid,
    [reset]: refuse(400, { code: 'RESET_LINK_INVALID', message: 'This link no longer works' }),
  });
  expect(await screen.findByLabelText('Email')).toHaveValue('sam@example.test');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  await user.type(screen.getByLabelText('New password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findAllByText('This link no longer works')).toHaveLength(2);
});

test('a link that could not be checked can be tried', async () => {
  renderShell('/auth/reset-password#a-token', {
    ...nobodySignedIn,
    [check]: refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  });
  expect(await screen.findByLabelText('New password')).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test('a password that the server refuses is marked', async () => {
  const { user } = renderShell('/auth/reset-password#a-token', {
    ...nobodySignedIn,
    ...valid,
    [reset]: refuse(400, {
      code: 'BAD_REQUEST',
      message: 'Malformed',
      errors: [{ path: 'newPassword', message: 'too short' }],
    }),
  });
  await user.type(await screen.findByLabelText('New password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Please choose a password of 8 or more characters')).toBeVisible();
});

test('a link without its token says that it is incomplete, and offers no form', async () => {
  const { sent } = renderShell('/auth/reset-password', nobodySignedIn);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call === check)).toEqual([]);
});
