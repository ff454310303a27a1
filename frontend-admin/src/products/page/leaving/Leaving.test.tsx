import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pageOf } from '../../../testing/list';
import {
  linenShirt,
  linenShirtDetails,
  oxfordShirt,
  oxfordShirtDetails,
  productList,
} from '../../../testing/samples';
import {
  details,
  edit,
  editButton,
  list,
  openForm,
  openProducts,
  saved,
} from '../../../testing/product-form';

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

const theQuestion = () =>
  screen.queryByText('Discard unsaved changes?', { selector: '.ant-modal-confirm-title' });

test('Back asks before it discards input', async () => {
  const { user, currentPath } = await openProducts({});
  await openForm(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await press(user, 'Back');
  await waitFor(() => expect(theQuestion()).toBeVisible());
  await press(user, 'Keep editing');
  await waitFor(() => expect(theQuestion()).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt in Blue');

  await press(user, 'Back');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/products'));
});

test('the page is left without a question if nothing has changed', async () => {
  const { user, currentPath } = await openProducts({});
  await openForm(user, 'Edit Linen Shirt');
  await press(user, 'Back');
  await waitFor(() => expect(currentPath()).toBe('/admin/products'));
});

test('Back leads to the list as it was filtered', async () => {
  const { user, currentPath } = await openProducts({ [edit]: saved }, '/admin/products?q=linen');
  await openForm(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await user.click(editButton());
  await waitFor(() => expect(currentPath()).toBe('/admin/products?q=linen'));
});

test('a reload is asked about while there are unsaved changes, and not before or after', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = await openProducts({});
  await openForm(user, 'Edit Linen Shirt');
  expect(isAsked()).toBe(false);
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  expect(isAsked()).toBe(true);
  await press(user, 'Back');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(isAsked()).toBe(false));
});

test('a jump to another page is asked about', async () => {
  const { user, currentPath } = await openProducts({ 'GET /api/admin/pages': { success: true, data: [] } });
  const jump = async (name: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name }));
  };
  await openForm(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await jump('Pages Page');
  await waitFor(() => expect(theQuestion()).toBeVisible());
  await press(user, 'Keep editing');
  await waitFor(() => expect(theQuestion()).not.toBeInTheDocument());
  expect(currentPath()).toBe('/admin/products/product-1');
  expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt in Blue');

  await user.click(await screen.findByRole('option', { name: 'Pages Page' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/pages'));
  await jump('Products Page');
  await waitFor(() => expect(currentPath()).toBe('/admin/products'));
  expect(await screen.findByRole('button', { name: 'Edit Linen Shirt' })).toBeVisible();
});

test('a jump to another product is asked about once, and opens it', async () => {
  const { user, currentPath } = await openProducts({
    [list]: productList(oxfordShirt, linenShirt),
    'GET /api/admin/orders/get': pageOf<never>([]),
    'GET /api/admin/customers/get': pageOf<never>([]),
    [details]: ({ url }) => ({
      success: true,
      data: url.pathname.endsWith('product-2') ? oxfordShirtDetails : linenShirtDetails,
    }),
  });
  await openForm(user, 'Edit Linen Shirt');
  await user.type(screen.getByLabelText('Title'), ' in Blue');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Find an order/ }), 'oxford');
  await user.click(await screen.findByRole('option', { name: /Oxford Shirt/ }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Oxford Shirt'));
  expect(currentPath()).toBe('/admin/products/product-2');
  expect(theQuestion()).not.toBeInTheDocument();
});
