import { refuse } from '@haberdash/kit/testing/answers';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openShop } from '../testing/open-shop';

const changeRoute = 'POST /api/auth/change-password';

async function openPassword(answer?: NonNullable<Parameters<typeof openShop>[1]>[typeof changeRoute]) {
  const shop = await openShop('/shop/account', answer && { [changeRoute]: answer });
  await shop.user.click(screen.getByRole('tab', { name: 'Password' }));
  const change = async (currentPassword: string) => {
    await shop.user.type(screen.getByLabelText('Current password'), currentPassword);
    await shop.user.type(screen.getByLabelText('New password'), 'needle-and-yarn');
    await submit(shop);
  };
  return { ...shop, change };
}

const submit = ({ user }: { user: UserEvent }) =>
  user.click(screen.getByRole('button', { name: 'Change password' }));

test('a changed password empties the form, which warned about other devices before and now confirms the change', async () => {
  const { change, sentTo } = await openPassword({ success: true, message: 'Password changed' });
  expect(screen.getByText(/every other device is signed out/)).toBeVisible();
  await change('thimble-and-thread');

  const done = await screen.findByRole('status');
  expect(done).toHaveTextContent('Your password is changed. Every other device is signed out.');
  expect(done).toHaveFocus();
  expect(sentTo(changeRoute).map(({ body }) => body)).toEqual([
    { currentPassword: 'thimble-and-thread', newPassword: 'needle-and-yarn' },
  ]);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

test('an incomplete form is not sent and names the missing fields', async () => {
  const shop = await openPassword();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('8 to 128 characters');
  await submit(shop);

  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
    'Please enter your current password',
  );
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    'Please choose a password of 8 or more characters',
  );
  expect(shop.sentTo(changeRoute)).toEqual([]);
});

test('a wrong current password is reported at its field, which gets the focus', async () => {
  const message = 'Your current password is incorrect';
  const errors = [{ path: 'currentPassword', message }];
  const { change } = await openPassword(refuse(400, { code: 'WRONG_PASSWORD', message, errors }));
  await change('not-the-password');

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Current password')).toHaveFocus();
});

test('too many attempts show how long to wait until the form is left', async () => {
  const message = 'Too many attempts. Please wait 2 minutes and try again';
  const { change } = await openPassword(refuse(429, { code: 'TOO_MANY_ATTEMPTS', message }));
  await change('not-the-password');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
