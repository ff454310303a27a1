import { screen, waitFor, within } from '@testing-library/react';
import type { Remote } from '../remote';
import { refuse, type Answers } from '../testing/answers';
import { renderRemote } from '../testing/render-remote';
import { Devices } from './Devices';
import { devicesSaga } from './devices.saga';
import { devicesSlice } from './devices.slice';

const listRoute = 'GET /api/account/sessions';
const endRoute = 'DELETE /api/account/sessions/{id}';
const othersRoute = 'DELETE /api/account/sessions';

const remote: Remote = {
  name: 'shop',
  frame: 'topbar',
  title: 'Haberdash',
  routes: [{ path: 'devices', element: <Devices /> }],
  menu: [],
  slices: [devicesSlice],
  saga: devicesSaga,
};

const device = (_id: string, name: string, isCurrent = false) => ({
  _id,
  device: name,
  openedAt: '2026-11-20T11:52:00.000Z',
  lastUsedAt: '2026-11-21T08:30:00.000Z',
  isCurrent,
});
const all = {
  success: true as const,
  data: [
    device('phone', 'Safari on iOS'),
    device('laptop', 'Chrome on Windows', true),
    device('work', 'Firefox on Linux'),
  ],
};
const done = { success: true as const, message: 'The device is signed out' };

/** All at first, then those that are left. */
const until = (...left: string[]) => {
  const lists = [all, { ...all, data: all.data.filter(({ _id }) => left.includes(_id)) }];
  return () => (lists.length > 1 ? lists.shift()! : lists[0]!);
};

const open = (answers: Answers) => renderRemote(remote, { path: '/shop/devices', answers });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');
const texts = async () => (await cards()).map(({ textContent }) => textContent);

test('each device shows since when it is signed in and when it was last used; this one has no button', async () => {
  await open({ [listRoute]: all });
  expect(await texts()).toEqual([
    'Safari on iOSSigned in 20 Nov 2026, 11:52Last used 21 Nov 2026, 08:30Sign out',
    'Chrome on WindowsSigned in 20 Nov 2026, 11:52This device',
    'Firefox on LinuxSigned in 20 Nov 2026, 11:52Last used 21 Nov 2026, 08:30Sign out',
  ]);
});

test('a device that is signed out leaves the list, which takes the focus', async () => {
  const { user, toasts, sent } = await open({ [listRoute]: until('laptop', 'work'), [endRoute]: done });
  await user.click(await screen.findByRole('button', { name: /^Sign out Safari on iOS/ }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus();
  expect(toasts).toEqual([{ variant: 'success', message: 'The device is signed out' }]);
  const ended = sent.filter(({ call }) => call.startsWith('DELETE'));
  expect(ended.map(({ url }) => url.pathname)).toEqual(['/api/account/sessions/phone']);
});

test('all other devices are signed out at once, then only this one is left', async () => {
  const { user } = await open({ [listRoute]: until('laptop'), [othersRoute]: done });
  await user.click(await screen.findByRole('button', { name: 'Sign out every other device' }));
  expect(await screen.findByText("You're signed in on this device only.")).toBeVisible();
  expect(await texts()).toEqual([expect.stringMatching(/^Chrome on Windows/)]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a refusal is reported, and the list is loaded again', async () => {
  const { user, toasts } = await open({
    [listRoute]: until('laptop', 'work'),
    [endRoute]: refuse(404, { code: 'NOT_FOUND', message: 'Session not found' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Sign out Safari on iOS/ }));
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect(toasts).toEqual([{ variant: 'destructive', message: 'Session not found' }]);
});

test('loading the devices can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await open({ [listRoute]: () => (isAway ? away : all) });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(3);
});
