import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import type { SessionUser } from '@haberdash/kit/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';

const factorRoute = 'GET /api/account/second-factor';
const turnOnRoute = 'POST /api/account/second-factor/turn-on';
const turnOffRoute = 'POST /api/account/second-factor/turn-off';

const ada: SessionUser = { id: 'admin-1', userName: 'Ada', email: 'ada@haberdash.test', role: 'admin' };
const times = { openedAt: '2026-11-20T11:52:00.000Z', lastUsedAt: '2026-11-20T11:52:00.000Z' };
const factor = (isOn: boolean, isRequired = false) => ({
  success: true as const,
  data: { isOn, isRequired, recoveryCodesLeft: isOn ? 10 : 0 },
});
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const incorrect = refuse(400, { code: 'INCORRECT_CODE', message: 'That code is incorrect' });

const open = (answers: Answers, { path = '/admin/account', user = ada } = {}) =>
  renderRemote(remote, {
    path,
    user,
    answers: {
      'GET /api/account/sessions': {
        success: true,
        data: [{ _id: 'session-1', device: 'Firefox on Linux', ...times, isCurrent: true }],
      },
      [factorRoute]: factor(false),
      'POST /api/account/second-factor/begin': {
        success: true,
        data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Haberdash:ada?secret=ABCDEFGH' },
      },
      ...answers,
    },
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Second factor' }));

test('an admin sees where they are signed in', async () => {
  await open({});
  expect(await screen.findByRole('region', { name: "Where you're signed in" })).toHaveTextContent(
    'Firefox on Linux',
  );
});

test('a second factor is set up with a code, and then shows its recovery codes once', async () => {
  const factors = [factor(false), factor(true)];
  const answers = [incorrect, { success: true as const, data: { recoveryCodes } }];
  const { user, sent } = await open({
    [factorRoute]: () => (factors.length > 1 ? factors.shift()! : factors[0]!),
    [turnOnRoute]: () => (answers.length > 1 ? answers.shift()! : answers[0]!),
  });
  await user.click(await (await panel()).findByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();

  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('That code is incorrect')).toBeVisible();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '654321{Enter}');
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toHaveTextContent(
    recoveryCodes.join(''),
  );
  expect(screen.getByText(/They are not shown again/)).toHaveFocus();
  expect(sent.filter(({ call }) => call === turnOnRoute).map(({ body }) => body)).toEqual([
    { code: '123456' },
    { code: '654321' },
  ]);

  await user.click(screen.getByRole('button', { name: 'I have stored them' }));
  expect(await screen.findByText(/10 of 10 recovery codes left/)).toBeVisible();
  expect(screen.queryByText(recoveryCodes[0]!)).not.toBeInTheDocument();
});

test('a second factor is turned off with the password and a code', async () => {
  const factors = [factor(true), factor(false)];
  const { user, toasts, sent } = await open({
    [factorRoute]: () => (factors.length > 1 ? factors.shift()! : factors[0]!),
    [turnOffRoute]: { success: true, message: 'Your second factor is off' },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const form = await panel();
  await user.type(form.getByLabelText('Password'), 'a-password');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Enter the code')).toBeVisible();
  expect(sent.map(({ call }) => call)).not.toContain(turnOffRoute);
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(sent.find(({ call }) => call === turnOffRoute)!.body).toEqual({
    password: 'a-password',
    code: '123456',
  });
  expect(toasts).toEqual([{ variant: 'success', message: 'Your second factor is off' }]);
});

test('an admin without the required second factor can only set it up, on every page, and then gets to the dashboard', async () => {
  const { user, left } = await open(
    { [factorRoute]: factor(false, true), [turnOnRoute]: { success: true, data: { recoveryCodes } } },
    { path: '/admin/orders', user: { ...ada, lacksSecondFactor: true } },
  );
  expect(await screen.findByText(/^This shop requires a second factor/)).toBeVisible();
  expect(screen.queryByRole('region', { name: "Where you're signed in" })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'I have stored them' }));
  await waitFor(() => expect(left).toEqual(['/admin/dashboard']));
});

test('loading the second factor can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await open({ [factorRoute]: () => (isAway ? away : factor(true)) });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
});
