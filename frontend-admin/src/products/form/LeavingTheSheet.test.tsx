import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pageOf } from '../../testing/list';
import { openProducts, openSheet, saved, sheet } from '../../testing/product-sheet';

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

test('a jump to another page is asked about, and closes the sheet for good', async () => {
  const { user, currentPath } = await openProducts({ 'GET /api/admin/pages': { success: true, data: [] } });
  const jump = async (name: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name }));
  };
  await openSheet(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await jump('Pages Page');
  await waitFor(() => expect(theQuestion()).toBeVisible());
  await press(user, 'Keep editing');
  await waitFor(() => expect(theQuestion()).not.toBeInTheDocument());
  expect(currentPath()).toBe('/admin/products');
  expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt in Blue');

  await user.click(await screen.findByRole('option', { name: 'Pages Page' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/pages'));
  await jump('Products Page');
  await waitFor(() => expect(currentPath()).toBe('/admin/products'));
  expect(await screen.findByRole('button', { name: 'Edit Linen Shirt' })).toBeVisible();
  expect(sheet('Edit Product')).not.toBeInTheDocument();
});

test('a jump to another product is asked about once, and opens it', async () => {
  const { user } = await openProducts({
    'GET /api/admin/orders/get': pageOf<never>([]),
    'GET /api/admin/customers/get': pageOf<never>([]),
    'GET /api/admin/products/get/{id}': saved,
  });
  await openSheet(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Find an order/ }), 'linen');
  await user.click(await screen.findByRole('option', { name: /Linen Shirt/ }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt'));
  expect(theQuestion()).not.toBeInTheDocument();
});
