import type { Schema } from '@haberdash/kit/api/client';
import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import type { SessionUser } from '@haberdash/kit/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';

const list = 'GET /api/admin/staff';
const roleList = 'GET /api/admin/staff/roles';
const invitationList = 'GET /api/admin/staff/invitations';
const invite = 'POST /api/admin/staff/invitations';
const sendAgain = 'POST /api/admin/staff/invitations/{id}/send';
const revoke = 'DELETE /api/admin/staff/invitations/{id}';
const giveRole = 'PUT /api/admin/staff/{id}/role';
const remove = 'DELETE /api/admin/staff/{id}';
const signOut = 'DELETE /api/admin/staff/{id}/sessions';
const reset = 'DELETE /api/admin/staff/{id}/second-factor';
const addRole = 'POST /api/admin/staff/roles';

const ada: SessionUser = { id: 'admin-1', userName: 'Ada', email: 'ada@haberdash.test', role: 'admin' };
const seen = { lastSeenAt: '2026-11-20T08:30:00.000Z', mayChange: true };
const people: Schema<'StaffMemberView'>[] = [
  {
    ...{ _id: 'admin-1', userName: 'Ada', email: 'ada@haberdash.test', hasSecondFactor: true, ...seen },
    role: { _id: 'owner', name: 'Owner', isOwner: true },
  },
  {
    ...{ _id: 'admin-2', userName: 'Pat', email: 'pat@haberdash.test', hasSecondFactor: false, ...seen },
    role: { _id: 'packer', name: 'Packer', isOwner: false },
  },
];
const roles: Schema<'StaffRolesAnswer'>['data'] = {
  roles: [
    {
      ...{ _id: 'owner', name: 'Owner', isOwner: true, permissions: [], refundLimit: null },
      ...{ members: 1, mayGrant: true },
    },
    {
      ...{ _id: 'packer', name: 'Packer', isOwner: false, permissions: ['orders.ship'], refundLimit: null },
      ...{ members: 1, mayGrant: true },
    },
    {
      ...{ _id: 'support', name: 'Support', isOwner: false, permissions: ['refunds.give'], refundLimit: 50 },
      ...{ members: 0, mayGrant: true },
    },
  ],
  permissions: [
    { name: 'orders.ship', words: 'pack and send orders' },
    { name: 'refunds.give', words: 'give money back' },
  ],
};
const kim: Schema<'StaffInvitationView'> = {
  ...{ _id: 'invitation-1', userName: 'Kim', email: 'kim@haberdash.test', roleName: 'Packer' },
  ...{ invitedBy: 'Ada', expiresAt: '2026-11-27T08:30:00.000Z', state: 'open', mayChange: true },
};
const done = (message: string) => ({ success: true as const, message });

const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    path: '/admin/staff',
    user: ada,
    answers: {
      [list]: { success: true, data: people },
      [roleList]: { success: true, data: roles },
      [invitationList]: { success: true, data: [kim] },
      ...answers,
    },
  });

test('the people are listed with their roles, when they were here and whether they have a second factor', async () => {
  await open();
  const panel = within(await screen.findByRole('region', { name: 'People' }));
  const [first, second] = await panel.findAllByRole('listitem');
  expect(first).toHaveTextContent('Ada');
  expect(first).toHaveTextContent('Second factor on');
  expect(second).toHaveTextContent('No second factor');
  expect(panel.queryByRole('button', { name: 'Remove Ada' })).not.toBeInTheDocument();
});

test('each role says what it allows', async () => {
  await open();
  const panel = within(await screen.findByRole('region', { name: 'Roles' }));
  const [owner, packer, support] = await panel.findAllByRole('listitem');
  expect(owner).toHaveTextContent('May do everything');
  expect(packer).toHaveTextContent('May pack and send orders');
  expect(support).toHaveTextContent('May give money back; at most $50.00 at once');
  expect(within(packer!).getByRole('button', { name: 'Delete Packer' })).toBeDisabled();
});

test('somebody gets another role, or learns why not', async () => {
  const answers = [
    refuse(409, { code: 'LAST_OWNER', message: 'The shop needs an owner' }),
    done('The role is changed'),
  ];
  const { toasts, sent } = await open({ [giveRole]: () => answers.shift()! });
  const choose = async (person: string, role: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: `Role of ${person}` }));
    const options = await screen.findAllByTitle(role);
    fireEvent.click(options.at(-1)!);
  };
  await choose('Ada', 'Support');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The shop needs an owner'));
  await choose('Pat', 'Support');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The role is changed'));
  expect(sent.filter(({ call }) => call.endsWith('/role'))).toMatchObject([
    { call: 'PUT /api/admin/staff/admin-1/role', body: { roleId: 'support' } },
    { call: 'PUT /api/admin/staff/admin-2/role', body: { roleId: 'support' } },
  ]);
});

test('somebody is removed after a question', async () => {
  const { user, sent } = await open({ [remove]: done('Removed from the staff') });
  await user.click(await screen.findByRole('button', { name: 'Remove Pat' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('All sessions end');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('DELETE /api/admin/staff/admin-2'));
});

test('a colleague is signed out after a question', async () => {
  const { user, toasts, sent } = await open({ [signOut]: done('Signed out on all devices') });
  await user.click(await screen.findByRole('button', { name: 'Sign Pat out' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Signed out on all devices'));
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/admin/staff/admin-2/sessions');
  expect(screen.queryByRole('button', { name: 'Sign Ada out' })).not.toBeInTheDocument();
});

test('a lost second factor of a colleague is reset after a question', async () => {
  const [own, pat] = people;
  const { user, toasts, sent } = await open({
    [list]: { success: true, data: [own!, { ...pat!, hasSecondFactor: true }] },
    [reset]: done('The second factor is reset'),
  });
  await user.click(await screen.findByRole('button', { name: 'Reset the second factor of Pat' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('an e-mail tells Pat');
  await user.click(within(question).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The second factor is reset'));
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/admin/staff/admin-2/second-factor');
});

test('somebody is invited with a name, an e-mail address and a role', async () => {
  const { user, sent, toasts } = await open({ [invite]: done('Invited') });
  await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Kim');
  await user.type(dialog.getByLabelText('E-mail address'), 'kim@haberdash.test');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a role')).toBeVisible();
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Role' }));
  const options = await screen.findAllByTitle('Packer');
  fireEvent.click(options.at(-1)!);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Invited'));
  expect(sent.find(({ call }) => call === invite)?.body).toEqual({
    userName: 'Kim',
    email: 'kim@haberdash.test',
    roleId: 'packer',
  });
});

const invitations = async () => within(await screen.findByRole('region', { name: 'Open invitations' }));

test('open invitations are listed with the role, who invited and until when', async () => {
  await open({
    [invitationList]: {
      success: true,
      data: [
        kim,
        { ...kim, _id: 'invitation-2', userName: 'Lou', state: 'expired', mayChange: false },
        { ...kim, _id: 'invitation-3', userName: 'Max', state: 'void', roleName: null },
      ],
    },
  });
  const panel = await invitations();
  const [first, second, third] = await panel.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Kim.*kim@haberdash\.test.*Packer · invited by Ada · until /);
  expect(second).toHaveTextContent(/Lou Expired.*expired /);
  expect(within(second!).queryByRole('button')).not.toBeInTheDocument();
  expect(third).toHaveTextContent(/Max Void.*Deleted role/);
  expect(panel.queryByRole('button', { name: 'Send the invitation of Max again' })).not.toBeInTheDocument();
});

test('an invitation is sent again', async () => {
  const { user, sent, toasts } = await open({ [sendAgain]: done('Another e-mail is on its way') });
  await user.click(await screen.findByRole('button', { name: 'Send the invitation of Kim again' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('Another e-mail is on its way'));
  const calls = sent.map(({ call }) => call);
  expect(calls).toContain('POST /api/admin/staff/invitations/invitation-1/send');
});

test('an invitation is revoked after a question, or says why not', async () => {
  const used = refuse(409, { code: 'INVITATION_USED', message: 'It was accepted already' });
  const { user, sent, toasts } = await open({ [revoke]: used });
  await user.click(await screen.findByRole('button', { name: 'Revoke the invitation of Kim' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('The link in the e-mail ends at once');
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('It was accepted already'));
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/admin/staff/invitations/invitation-1');
});

test('without an open invitation the list says so, and loading it can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await open({
    [invitationList]: () => (isAway ? away : { success: true, data: [] }),
  });
  const panel = await invitations();
  expect(await panel.findByText("We couldn't load the invitations")).toBeVisible();
  isAway = false;
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Nobody is invited at the moment.')).toBeVisible();
});

test('a role is added with its permissions and its limit of refunds', async () => {
  const { user, sent, toasts } = await open({
    [addRole]: { success: true, message: 'The role is added', data: { _id: 'new' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add role' }));
  await user.type(await screen.findByLabelText('Name'), 'Till');
  expect(screen.queryByLabelText('Highest refund at once')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Give money back' }));
  await user.type(await screen.findByLabelText('Highest refund at once'), '20');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The role is added'));
  expect(sent.find(({ call }) => call === addRole)?.body).toEqual({
    name: 'Till',
    permissions: ['refunds.give'],
    refundLimit: 20,
  });
});

test('loading the people can be retried', async () => {
  await open({ [list]: refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' }) });
  expect(await screen.findByText("We couldn't load the people")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
