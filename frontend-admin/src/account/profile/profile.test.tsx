import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import type { SessionUser } from '@haberdash/kit/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';

const nameRoute = 'PUT /api/account/name';
const emailRoute = 'POST /api/account/email';
const codeRoute = 'POST /api/account/email/confirm';
const passwordRoute = 'POST /api/auth/change-password';

const ada: SessionUser = { id: 'admin-1', userName: 'Ada', email: 'ada@haberdash.test', role: 'admin' };

async function open(answers: Answers) {
  const opened = await renderRemote(remote, {
    path: '/admin/account',
    user: ada,
    answers: {
      'GET /api/account/sessions': { success: true, data: [] },
      'GET /api/account/second-factor': {
        success: true,
        data: { isOn: false, isRequired: false, recoveryCodesLeft: 0 },
      },
      ...answers,
    },
  });
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  const bodies = (route: string) => opened.sent.filter(({ call }) => call === route).map(({ body }) => body);
  return { ...opened, panel, bodies };
}

test('an admin changes the name, and the page is loaded again with it', async () => {
  const { user, panel, bodies, left } = await open({
    [nameRoute]: { success: true, message: 'Your name is changed' },
  });
  const name = await panel('Name');
  expect(name.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await user.type(name.getByLabelText('Name'), ' Lovelace');
  await user.click(name.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(left).toEqual(['/admin/account']));
  expect(bodies(nameRoute)).toEqual([{ userName: 'Ada Lovelace' }]);
});

test('an admin changes the e-mail address with the password and the code that was sent there', async () => {
  const answers = [
    refuse(400, { code: 'INCORRECT_CODE', message: 'That code is incorrect' }),
    { success: true as const, message: 'Your e-mail address is changed' },
  ];
  const { user, panel, bodies, left } = await open({
    [emailRoute]: { success: true, message: 'A code is on its way to your new address' },
    [codeRoute]: () => answers.shift()!,
  });
  const email = await panel('E-mail address');
  expect(email.getByText('ada@haberdash.test')).toBeVisible();
  await user.type(email.getByLabelText('New e-mail address'), 'ada@work.test');
  await user.click(email.getByRole('button', { name: 'Send a code' }));
  expect(await email.findByText('Enter your password')).toBeVisible();
  await user.type(email.getByLabelText('Your password'), 'a-password');
  await user.click(email.getByRole('button', { name: 'Send a code' }));
  expect(await email.findByRole('status')).toHaveTextContent(/six digits to ada@work\.test/);
  await user.type(email.getByLabelText('Code'), '111111{Enter}');
  expect(await email.findByText('That code is incorrect')).toBeVisible();
  expect(left).toEqual([]);
  await user.clear(email.getByLabelText('Code'));
  await user.type(email.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(left).toEqual(['/admin/account']));
  expect(bodies(emailRoute)).toEqual([{ newEmail: 'ada@work.test', password: 'a-password' }]);
  expect(bodies(codeRoute)).toEqual([{ code: '111111' }, { code: '123456' }]);
});

test('an e-mail address that is taken is refused, and a request is cancelled', async () => {
  const answers = [
    refuse(409, { code: 'EMAIL_TAKEN', message: 'Somebody has this address' }),
    { success: true as const, message: 'A code is on its way' },
  ];
  const { user, panel } = await open({ [emailRoute]: () => answers.shift()! });
  const email = await panel('E-mail address');
  await user.type(email.getByLabelText('New e-mail address'), 'kim@haberdash.test');
  await user.type(email.getByLabelText('Your password'), 'a-password{Enter}');
  expect(await email.findByText('Somebody has this address')).toBeVisible();
  await user.click(email.getByRole('button', { name: 'Send a code' }));
  await user.click(await email.findByRole('button', { name: 'Cancel' }));
  expect(await email.findByLabelText('New e-mail address')).toBeVisible();
});

test('a changed password empties the form; a wrong one is refused', async () => {
  const answers = [
    refuse(400, { code: 'WRONG_PASSWORD', message: 'Your current password is incorrect' }),
    { success: true as const, message: 'Password changed' },
  ];
  const { user, panel, toasts, bodies } = await open({ [passwordRoute]: () => answers.shift()! });
  const password = await panel('Password');
  await user.type(password.getByLabelText('Current password'), 'a-password');
  await user.type(password.getByLabelText('New password'), 'short{Enter}');
  expect(await password.findByText('Choose a password of 8 or more characters')).toBeVisible();
  await user.type(password.getByLabelText('New password'), '-and-longer{Enter}');
  expect(await password.findByText('Your current password is incorrect')).toBeVisible();
  await user.click(password.getByRole('button', { name: 'Change password' }));
  const message = 'Your password is changed. Every other device is signed out.';
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message }]));
  expect(password.getByLabelText('Current password')).toHaveValue('');
  expect(bodies(passwordRoute)[0]).toEqual({
    currentPassword: 'a-password',
    newPassword: 'short-and-longer',
  });
});
