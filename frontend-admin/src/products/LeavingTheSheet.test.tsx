import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openProducts, openSheet, sheet } from '../testing/product-sheet';

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

const theQuestion = () =>
  screen.queryByText('Discard unsaved changes?', { selector: '.ant-modal-confirm-title' });

test('Escape asks before it discards input', async () => {
  const { user } = await openProducts({});
  await openSheet(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(theQuestion()).toBeVisible());

  await press(user, 'Keep editing');
  await waitFor(() => expect(theQuestion()).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt in Blue');

  await press(user, 'Close');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(sheet('Edit Product')).not.toBeInTheDocument());
});

test('the sheet closes without asking if nothing has changed', async () => {
  const { user } = await openProducts({});
  await openSheet(user, 'Edit Linen Shirt');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sheet('Edit Product')).not.toBeInTheDocument());
});

test('a reload is asked about while there are unsaved changes, and not before or after', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = await openProducts({});
  await openSheet(user, 'Edit Linen Shirt');
  expect(isAsked()).toBe(false);
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  expect(isAsked()).toBe(true);
  await press(user, 'Close');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(isAsked()).toBe(false));
});
