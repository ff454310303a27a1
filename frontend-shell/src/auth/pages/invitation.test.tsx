import { refuse } from '@haberdash/kit/testing/answers';
import { screen } from '@testing-library/react';
import { putRemote } from '../../testing/deployed-remotes';
import { nobodySignedIn, shopper, signedInAs } from '../../testing/people';
import { remoteWith } from '../../testing/remotes';
import { renderShell } from '../../testing/render-shell';

const check = 'POST /api/auth/invitation/check';
const accept = 'POST /api/auth/invitation';
const invitation = { userName: 'Kim', email: 'kim@example.test', roleName: 'Packer' };
const open = { [check]: { success: true as const, data: invitation } };
const done = { success: true as const, message: 'Welcome! Please sign in' };
const address = '/auth/invitation#a-token';

beforeEach(() => putRemote(remoteWith({ name: 'shop' })));

test.each([
  ['nobody', nobodySignedIn],
  [
    'somebody else who is signed in',
    { ...signedInAs(shopper), 'POST /api/auth/logout': { success: true as const, message: 'Bye' } },
  ],
])('%s accepts with a name and a password, and signs in with it', async (_who, answers) => {
  const { user, sent } = renderShell(address, { ...answers, ...open, [accept]: done });
  expect(await screen.findByRole('heading', { name: 'Join the staff' })).toBeVisible();
  expect(screen.getByText(/with the role “Packer”/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('kim@example.test');
  expect(screen.getByLabelText('Name')).toHaveValue('Kim');
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Please choose a password/);
  await user.type(screen.getByLabelText('Name'), ' Weaver');
  await user.type(screen.getByLabelText('Password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('kim@example.test');
  expect(sent.find(({ call }) => call === accept)?.body).toEqual({
    token: 'a-token',
    userName: 'Kim Weaver',
    password: 'thimble-and-thread',
  });
});

test.each([
  ['INVITATION_REVOKED', 'This invitation was revoked by the shop'],
  ['INVITATION_EXPIRED', 'This invitation has expired'],
  ['INVITATION_UNKNOWN', "This link doesn't work"],
])('a link that no longer works says why and offers no form: %s', async (code, message) => {
  renderShell(address, { ...nobodySignedIn, [check]: refuse(409, { code, message }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});

test('a link that was used leads to the sign-in', async () => {
  const used = refuse(409, { code: 'INVITATION_USED', message: 'This invitation was accepted already' });
  renderShell(address, { ...nobodySignedIn, [check]: used });
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation was accepted already');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
});

test('an invitation that is revoked while somebody types says so', async () => {
  const { user } = renderShell(address, {
    ...nobodySignedIn,
    ...open,
    [accept]: refuse(409, { code: 'INVITATION_REVOKED', message: 'This invitation was revoked' }),
  });
  await user.type(await screen.findByLabelText('Password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation was revoked');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('an address that has an account by now is marked', async () => {
  const { user } = renderShell(address, {
    ...nobodySignedIn,
    ...open,
    [accept]: refuse(409, { code: 'EMAIL_TAKEN', message: 'There is an account' }),
  });
  await user.type(await screen.findByLabelText('Password'), 'thimble-and-thread');
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(await screen.findByText('There is an account')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('There is an account');
});

test('a link that could not be checked can be tried again', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' });
  const { user } = renderShell(address, {
    ...nobodySignedIn,
    [check]: () => (isAway ? away : open[check]),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Kim');
});

test('a link without its token says that it is incomplete', async () => {
  const { sent } = renderShell('/auth/invitation', nobodySignedIn);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete');
  expect(sent.filter(({ call }) => call === check)).toEqual([]);
});
